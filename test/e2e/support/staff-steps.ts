import { expect, type Locator, type Page } from '@playwright/test'
import { encode } from 'fast-png'
import { equifaxMailed } from '../../support/print-results/equifax-results.ts'
import { experianMailed } from '../../support/print-results/experian-results.ts'
import { transunionMailed } from '../../support/print-results/transunion-results.ts'

export const receipt = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(encode({ width: 2, height: 2, data: new Uint8Array(12).fill(200), channels: 3 })),
}
/** How each bureau prints its results. */
export const prints = { Experian: experianMailed, Equifax: equifaxMailed, TransUnion: transunionMailed }

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The way to a part of the case that is open. */
export const openPart = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the case' }).getByRole('link', { name })

/** Counts what a task costs: presses, files chosen and lists opened; typing moves on by the Tab key. */
export function countPresses() {
  let presses = 0
  const began = Date.now()
  return {
    press: async (what: Locator) => {
      presses += 1
      await what.click()
    },
    choose: async (what: Locator, file: Parameters<Locator['setInputFiles']>[0]) => {
      presses += 1
      await what.setInputFiles(file)
    },
    select: async (what: Locator, label: string) => {
      presses += 1
      await what.selectOption({ label })
    },
    done: (task: string, most: number) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      process.stdout.write(`${task}: ${presses} presses, ${most} at most, in ${seconds} s\n`)
      expect(presses, task).toBeLessThanOrEqual(most)
    },
  }
}

/** Enters a step of all letters of the newest round, each with a proof; null: the step that is offered. */
export async function mailRound(staff: Page, step: string | null): Promise<ReturnType<typeof countPresses>> {
  const counted = countPresses()
  await counted.press(openPart(staff, 'Mail log'))
  const form = staff.getByRole('form', { name: 'Enter the mailing of a round' })
  if (step) await counted.select(form.getByLabel('What happened'), step)
  await expect(form.getByLabel(/^Proof: /).first()).toBeVisible()
  for (const proof of await form.getByLabel(/^Proof: /).all()) await counted.choose(proof, receipt)
  await counted.press(form.getByRole('button', { name: /^Enter \d letters?$/ }))
  await expect(form.getByText(/^\d letters? (is|are) entered\.$/)).toBeVisible()
  // The log is asked for anew before the next step is offered whole.
  await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
  return counted
}

/** Records the client's word and enters "Dispute" for everything that is open. */
export async function decideAll(staff: Page): Promise<void> {
  await openPart(staff, 'Findings and decisions').click()
  const part = region(staff, 'Findings and decisions')
  await part.getByRole('button', { name: 'Record the client’s word' }).click()
  await expect(part.getByText(/^Entered is what Harlan Ashgrove said: On the phone/)).toBeVisible()
  const together = part.getByRole('button', { name: /^Dispute (all \d+|the 1)/ })
  await together.click()
  await expect(part.getByText('Entered. The letters are written anew.')).toBeVisible()
  // It is entered before the findings are asked for anew: until then some count as open that are not.
  await expect(together).toHaveCount(0)
  const open = part.getByRole('listitem').filter({ hasText: 'Not decided, in no letter' })
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().getByRole('button', { name: 'Dispute', exact: true }).click()
    await expect(open).toHaveCount(left - 1)
  }
}

/** Enters a bureau's answer with its file. @param round under which it is then filed */
export async function enterAnswerFile(
  staff: Page,
  given: { bureau: string; buffer: Buffer; round: number },
): Promise<ReturnType<typeof countPresses>> {
  const counted = countPresses()
  await counted.press(openPart(staff, 'Answers'))
  const form = staff.getByRole('form', { name: 'Enter an answer' })
  await expect(form.getByLabel('Bureau')).toBeEnabled()
  await counted.select(form.getByLabel('Bureau'), given.bureau)
  const file = { name: `${given.bureau}.pdf`, mimeType: 'application/pdf', buffer: given.buffer }
  await counted.choose(form.getByLabel('The answer'), file)
  await counted.press(form.getByRole('button', { name: 'Enter this answer' }))
  await expect(
    form.getByText(`The answer of ${given.bureau} to round ${given.round} is entered.`),
  ).toBeVisible()
  return counted
}
