import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { decode } from 'fast-png'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureMaker } from './shared-pictures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const content = {
  title: 'Informes de crédito: #read("/etc/passwd") *no*',
  price: '$49 - $500',
  lines: [{ label: 'Balance', value: '$747' }],
  finding: 'Past-due amount is larger than the balance',
}
let folder: string
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-pictures-'))
})
afterAll(() => fs.rm(folder, { recursive: true }))

describe('the pictures of shared pages', () => {
  it('are of the size that Open Graph asks for, on paper, with a marked value', async () => {
    const { png, name } = await createPictureMaker(root, folder).make(content)
    const { width, height, data, palette, channels } = decode(png)
    expect([width, height, channels]).toEqual([1200, 630, 1])
    const colourAt = (x: number, y: number) => palette?.[data[y * width + x] ?? 0]
    expect(colourAt(5, 5)).toEqual([0xfb, 0xfa, 0xf6])
    // The palette may hold the marker's yellow in a near shade.
    const isMarker = ([r = 0, g = 0, b = 0]: number[]) => r > 0xf0 && g > 0xd8 && b > 0x70 && b < 0xa8
    const marked = data.filter((index) => isMarker(palette?.[index] ?? []))
    expect(marked.length).toBeGreaterThan(1_000)
    expect(name).toMatch(/^[A-Za-z0-9]{12}\.png$/)
    expect(png.length).toBeLessThan(60_000)
  })

  it('are drawn once: the next build takes what is kept, under the same name', async () => {
    const first = await createPictureMaker(root, folder).make(content)
    const [kept = ''] = await fs.readdir(folder)
    await fs.writeFile(path.join(folder, kept), 'kept')
    const second = await createPictureMaker(root, folder).make(content)
    expect(Buffer.from(second.png).toString()).toBe('kept')
    const other = await createPictureMaker(root, folder).make({ ...content, price: '' })
    expect(other.name).not.toBe(first.name)
  })

  it('stop the build when their content is not what the template sets', async () => {
    await expect(createPictureMaker(root, folder).make({ title: 'no lines' })).rejects.toThrow()
  })
})
