//! Rows of small numbers in one value of the index. They are read by the ten thousand, where text would
//! be slow.

/// Rows of so many numbers each.
pub(super) fn pack<const N: usize>(rows: impl IntoIterator<Item = [u32; N]>) -> Vec<u8> {
    rows.into_iter()
        .flatten()
        .flat_map(u32::to_le_bytes)
        .collect()
}

/// The rows again. What is no whole row was packed by somebody else, and is none.
pub(super) fn unpack<const N: usize>(bytes: &[u8]) -> impl Iterator<Item = [u32; N]> {
    let (numbers, _) = bytes.as_chunks::<4>();
    let (rows, _) = numbers.as_chunks::<N>();
    rows.iter().map(|row| row.map(u32::from_le_bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_packed_comes_out_again() {
        let rows = [[1, u32::MAX, 0.25_f32.to_bits()], [2, 0, 7]];
        let packed = pack(rows);
        assert_eq!(unpack::<3>(&packed).collect::<Vec<_>>(), rows);
        assert_eq!(unpack::<3>(&packed[..23]).count(), 1);
        assert_eq!(unpack::<3>(&[]).count(), 0);
    }
}
