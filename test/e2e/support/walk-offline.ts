import { expect, type Locator, type Page } from '@playwright/test'
import type { Walker } from './walker.ts'
import { withNumber } from './whole-way.ts'

/** What somebody met who pressed while there was no connection. */
export interface LostPress {
  what: string
  /** What the page said of it; null where the press led on without one. */
  said: string | null
  /** The press needed a connection, and nothing on the page says that there is none. */
  isSilent: boolean
  /** What was typed before and is not there any more. */
  lost: string[]
}

/** Words in which a page says so in its own sentence. */
const tells = /connection|offline|online|could not/i

/** Within this time a page says that it could not reach the server, or the press needed none. */
const saysWithinMs = 4000

/**
 * Loses the connection before each press of a button or link and each choice of files, looks at what the page says, and presses again once
 * the connection is back. A page that could not be shown at all comes by itself then.
 */
export function losingConnection(walker: Walker, met: LostPress[]): Walker {
  const { page, texts } = walker
  const isBroken = page.getByRole('heading', { level: 1, name: texts.shell.pageBroken })
  /** @returns whether it is to be done again */
  const without = async (what: string, act: () => Promise<void>): Promise<boolean> => {
    const context = page.context()
    const [typed, before, body] = await Promise.all([typedOn(page), saidOn(page), bodyOf(page)])
    await context.setOffline(true)
    await act()
    const until = Date.now() + saysWithinMs
    let said: string[] = []
    while (said.length === 0 && Date.now() < until) {
      await page.waitForTimeout(200)
      said = (await saidOn(page)).filter((each) => !before.includes(each))
    }
    const now = await typedOn(page)
    const changed = (await bodyOf(page)) !== body
    // It comes by itself, and whoever presses meanwhile presses nothing.
    const comes = (await isBroken.isVisible()) ? page.waitForEvent('load') : null
    await context.setOffline(false)
    if (await comes) await page.waitForLoadState('networkidle')
    const lost = [...typed].filter(([id, value]) => now.has(id) && now.get(id) !== value)
    const told = said.filter((each) => tells.test(each)).sort((a, b) => a.length - b.length)[0] ?? null
    met.push({ what, said: told, isSilent: told === null && !changed, lost: lost.map(([id]) => id) })
    if (told === null) return false
    await expect(isBroken).toHaveCount(0)
    return true
  }
  const nameOf = async (target: Locator) =>
    (await target.getAttribute('aria-label')) ?? (await target.textContent()) ?? ''
  return {
    ...walker,
    async press(target) {
      if (await target.evaluate((element) => element instanceof HTMLInputElement)) return walker.press(target)
      const again = await without(await nameOf(target), () => walker.press(target))
      // Where the way led on without a connection, or by itself once it was back, there is nothing to press.
      if (again && (await target.isVisible())) await walker.press(target)
    },
    async choose(field, files) {
      const again = await without(`file: ${await nameOf(field)}`, () => walker.choose(field, files))
      const upload = page.getByRole('button', { name: withNumber(texts.reports.shared.upload) })
      if (again && (await upload.isVisible())) await walker.press(upload)
    },
  }
}

/** Every field that holds something, by its id. */
async function typedOn(page: Page): Promise<Map<string, string>> {
  return new Map(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')]
        .filter(({ id, value, type }) => id !== '' && value !== '' && type !== 'radio' && type !== 'checkbox')
        .map(({ id, value }): [string, string] => [id, value]),
    ),
  )
}

/** Sentences that are told at once, and those of the page. */
async function saidOn(page: Page): Promise<string[]> {
  const told = page.locator('[role=alert], [role=status], h1, main p')
  const sentences = await told.evaluateAll((elements) =>
    elements.map((element) => element.textContent.trim()),
  )
  return sentences.filter(Boolean)
}

const bodyOf = (page: Page): Promise<string> => page.evaluate(() => document.body.textContent)
