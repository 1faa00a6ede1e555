import { pages } from '../../src/shared/pages.ts'
import { expectDocuments, reportsOfSet } from './support/case-steps.ts'
import { becomeTester } from './support/join-by-call.ts'
import { expectAllStandStill, mostScreens } from './support/layout-shift.ts'
import { test } from './support/other-browsers.ts'
import { becomeStaff } from './support/staff-member.ts'

const pathsOf = (kind: 'static' | 'app') => pages.filter((page) => page.kind === kind).map(({ path }) => path)

test('no public page moves while it loads @still', async ({ page }) => {
  await expectAllStandStill(page, pathsOf('static'), 'phone')
})

// Of these `npm test` looks at those that decide-and-mail and work-a-case are at.
test('no page of a client moves while it loads, and its first ones are short @still @soak', async ({
  page,
}) => {
  const clientId = await becomeTester(page, reportsOfSet('set-1'))
  await expectDocuments(page, 6)
  const own = pathsOf('app').filter((path) => !path.startsWith('/dashboard'))
  await page.goto('/help')
  await expectAllStandStill(
    page,
    own.map((path) => withWhat(path, clientId)),
    'phone',
    mostScreens,
  )
})

test('no page of staff moves while it loads @still @soak', async ({ page }) => {
  const clientId = await becomeTester(page, reportsOfSet('set-1'))
  await expectDocuments(page, 6)
  await becomeStaff(page, 'Ada Admin')
  const own = pathsOf('app').filter((path) => path.startsWith('/dashboard'))
  await page.goto('/help')
  // The client's own pages as staff see them, under the sign that says so; the ones before are where staff come from.
  const seenByStaff = ['/client-dashboard', '/account/review', '/account/mailing', '/account/papers']
  await expectAllStandStill(
    page,
    [...own, ...seenByStaff].map((path) => withWhat(path, clientId)),
    'desk',
  )
  // In tabs that no page of staff was opened in before.
  await expectAllStandStill(
    page,
    seenByStaff.map((path) => withWhat(path, clientId)),
    'desk',
  )
})

/** The address with what it is about: the client, and what else a page asks for. */
function withWhat(path: string, clientId: string): string {
  const named = path
    .replace(':key', 'collections-toolkit')
    .replace(':guide', 'collections-toolkit')
    .replace(':bureau', 'experian')
  return `${named}?client=${clientId}&tier=premier`
}
