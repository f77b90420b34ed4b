//! Choosing among moves.

use rand::Rng;
use rand::seq::IndexedRandom as _;

/// Any of the moves, each equally likely.
pub(crate) fn any<M: Copy>(moves: &[M], rng: &mut impl Rng) -> M {
    *moves
        .choose(rng)
        .expect("a bot is asked only when it may act")
}

/// One of the moves that are worth the most; the generator may be used to find out.
pub(crate) fn best<M: Copy, R: Rng>(
    moves: &[M],
    mut worth: impl FnMut(M, &mut R) -> i64,
    rng: &mut R,
) -> M {
    let worths: Vec<i64> = moves.iter().map(|&mv| worth(mv, rng)).collect();
    let most = worths.iter().max();
    let equals: Vec<M> = moves
        .iter()
        .zip(&worths)
        .filter(|(_, worth)| Some(*worth) == most)
        .map(|(&mv, _)| mv)
        .collect();
    any(&equals, rng)
}
