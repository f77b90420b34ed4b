// The race card, written as a person writes it.

/** Goes from home to the race card and seats these players: people by name, and bots as `bot`. */
export async function writeCard(page, players) {
  await page.getByRole('link', { name: /Giro Galoppo/ }).click();
  await page.getByRole('heading', { name: 'The runners' }).waitFor();
  await seatAsMany(page, players.length);
  for (const [index, player] of players.entries()) {
    const seat = page.getByRole('listitem', { name: `Seat ${index + 1}`, exact: true });
    await choose(page, seat, 'Who plays', player === 'bot' ? 'Bot: steady' : 'A person here');
    if (player !== 'bot') await seat.getByRole('textbox', { name: 'Player' }).fill(player);
  }
}

async function seatAsMany(page, count) {
  const seats = page.getByRole('listitem', { name: /^Seat \d$/ });
  for (let now = await seats.count(); now !== count; ) {
    if (now < count) await page.getByRole('button', { name: 'Another runner' }).click();
    else
      await page
        .getByRole('button', { name: /^Scratch / })
        .last()
        .click();
    now += now < count ? 1 : -1;
    await seats.nth(now - 1).waitFor();
    await seats.nth(now).waitFor({ state: 'detached' });
  }
}

/** Chooses in a list that unfolds. */
async function choose(page, within, list, name) {
  await within.getByRole('button', { name: list }).click();
  await page.getByRole('option', { name }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}
