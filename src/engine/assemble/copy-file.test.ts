import { encode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { compilePdfEngine } from '../read/pdf-engine.ts'
import { copyFile } from './copy-file.ts'

describe('a copy of a stored file', () => {
  it('is made of a picture that is too small to be read as a report, too', async () => {
    const stamp = encode({ width: 90, height: 60, channels: 1, data: new Uint8Array(90 * 60).fill(120) })
    const copied = await copyFile(stamp, null, await compilePdfEngine())
    expect(copied?.pages).toHaveLength(1)
  })
})
