// Who may talk to the server: the page at the printed address, and nobody else.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { openBrowser, openServer } from '../harness/browser.mjs';

let browser;
let server;
before(async () => {
  [browser, server] = await Promise.all([openBrowser(), openServer()]);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

test('without the token, or with a wrong one, the page is a plain sentence', async () => {
  const { origin } = new URL(server.address);
  const page = await browser.newPage();
  for (const address of [origin, `${origin}/?token=0000`]) {
    const answer = await page.goto(address);
    assert.equal(answer.status(), 403);
    assert.match(await page.locator('body').textContent(), /^Open the address that .* has printed/);
  }
});

test('our own page opens the socket; a foreign one, a wrong token and a foreign name do not', async () => {
  const { origin, host, searchParams } = new URL(server.address);
  const token = searchParams.get('token');
  assert.equal(await knock({ token, origin, host }), 101);
  assert.equal(await knock({ token, origin: 'http://evil.example', host }), 403);
  assert.equal(await knock({ token, origin: undefined, host }), 403);
  assert.equal(await knock({ token: '0000', origin, host }), 403);
  assert.equal(await knock({ token, origin, host: 'evil.example' }), 403);
});

/** Asks for the socket as a browser would, and says how it was answered. */
async function knock({ token, origin, host }) {
  const asking = request(`${new URL(server.address).origin}/socket?token=${token}`, {
    headers: {
      host,
      ...(origin && { origin }),
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    },
  });
  asking.end();
  const [response, socket] = await Promise.race([
    once(asking, 'upgrade'),
    once(asking, 'response'),
  ]);
  (socket?.destroy ?? response.resume).call(socket ?? response);
  return response.statusCode;
}
