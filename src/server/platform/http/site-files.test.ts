import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSiteFiles, type Site } from './site-files.ts'

let folder: string
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-site-'))
  await fs.writeFile(path.join(folder, 'privacy.html'), '<html><head></head><body>Privacy</body></html>')
})
afterAll(() => fs.rm(folder, { recursive: true }))

const unsaid = { 'plan-badge': null, 'readiness-figures': null }
const settings = (): Site => ({
  publicUrl: 'https://armor.example',
  operator: { company: 'Our Desk', address: null, email: null, state: null },
  claims: { en: { ...unsaid }, es: { ...unsaid } },
  accent: null,
  logo: null,
})

describe('a page in memory', () => {
  it('is made again when its settings say something else, and not when they are only read anew', async () => {
    const site = settings()
    const open = openSiteFiles(folder, site)
    const now = vi.spyOn(performance, 'now')
    let seconds = 0
    const later = () => {
      seconds += 2
      now.mockReturnValue(1_000 * seconds)
      return open('privacy.html')
    }
    const first = await later()
    Object.assign(site, settings())
    expect(await later()).toBe(first)
    site.accent = '#1a4fa0'
    const coloured = await later()
    expect(coloured?.bodies.identity.toString()).toContain('1a4fa0')
    site.operator = { ...site.operator, company: 'Another Desk' }
    expect(await later()).not.toBe(coloured)
    now.mockRestore()
  })
})
