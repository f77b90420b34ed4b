// A dump of an X screen (the format of xwd) as a PNG.
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits each of red, green and blue, nothing interlaced. */
const KIND = [8, 2, 0, 0, 0];

/** The picture of a screen of 24 bits in words of 32, as every dump of our screens is. */
export function pngOf(dump) {
  const field = (index) => dump.readUInt32BE(index * 4);
  const [headerSize, width, height, lineSize, colours] = [0, 4, 5, 12, 19].map(field);
  const pixels = dump.subarray(headerSize + colours * 12);
  const lines = Buffer.alloc(height * (1 + width * 3));
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    at += 1; // No filter on this line.
    for (let from = y * lineSize; from < y * lineSize + width * 4; from += 4) {
      lines[at] = pixels[from + 2];
      lines[at + 1] = pixels[from + 1];
      lines[at + 2] = pixels[from];
      at += 3;
    }
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(KIND)])),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
