import { constants, deflateRawSync } from 'node:zlib'

/** A small file whose one page unpacks to `megabytes` of the same drawing operators over and over. */
export function repeatingPdf(megabytes: number, operators: string): Uint8Array {
  const stream = deflateRepeated(Buffer.from(operators.repeat(1_000_000 / operators.length)), megabytes)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>',
  ]
  const head = objects.map((body, i) => `${i + 1} 0 obj${body}endobj\n`).join('')
  const start = `%PDF-1.4\n${head}4 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`
  const end = '\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\nstartxref\n0\n%%EOF\n'
  return new Uint8Array(Buffer.concat([Buffer.from(start), stream, Buffer.from(end)]))
}

/** What deflate makes of a block that comes so many times, from one packed block: packing all of them takes a second of a core. */
function deflateRepeated(block: Buffer, times: number): Buffer {
  const packed = deflateRawSync(block, { level: 1, finishFlush: constants.Z_FULL_FLUSH })
  const head = Buffer.from([0x78, 0x01])
  const lastBlock = Buffer.from([0x03, 0x00])
  return Buffer.concat([head, ...Array(times).fill(packed), lastBlock, checksumOf(block, times)])
}

/** Adler-32, the sums of each block taken from the first. */
function checksumOf(block: Buffer, times: number): Buffer {
  const modulus = 65_521
  let bytes = 0
  let weighted = 0
  for (const byte of block) {
    bytes = (bytes + byte) % modulus
    weighted = (weighted + bytes) % modulus
  }
  let [low, high] = [1, 0]
  for (let time = 0; time < times; time += 1) {
    high = (high + block.length * low + weighted) % modulus
    low = (low + bytes) % modulus
  }
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(high * 65_536 + low)
  return sum
}
