import { expect, it } from 'vitest'
import { nameSharedChunk } from './shared-chunks.ts'

type Modules = Record<string, { from?: string[]; late?: string[]; entry?: true }>

const chunkOf = (id: string, modules: Modules) =>
  nameSharedChunk(id, (each) => {
    const known = modules[each]
    return known
      ? {
          isEntry: known.entry ?? false,
          importers: known.from ?? [],
          dynamicImporters: known.late ?? [],
        }
      : null
  })

const main = '/src/web/main.tsx'
const checkout = '/src/web/pages/checkout-page.tsx'
const staff = '/src/web/pages/dashboard-page.tsx'
const pay = '/src/web/pages/pay-page.tsx'
const site = '/src/web/lead-form-alive.tsx'
const portal = '/src/web/pages/client-dashboard-page.tsx'
const words = '/src/web/check-words-alive.ts'
const reader = '/src/web/reader/open-reader.ts'
const texts = '/src/shared/messages/en/parts/case.ts'
const modules: Modules = {
  [main]: { entry: true },
  [checkout]: { late: [main] },
  [staff]: { late: [main] },
  [pay]: { late: [main] },
  [site]: { late: ['/src/web/lead-form.ts'] },
  [words]: { late: ['/src/web/check-alive.ts'] },
  [reader]: { late: [pay], from: ['/src/web/check-alive.ts'] },
  catalogue: { from: [words, site] },
  checks: { from: [main, words] },
  frame: { from: [reader, site] },
  react: { from: [main, checkout, site] },
  router: { from: [main, checkout, staff] },
  form: { from: [checkout, pay] },
  rule: { from: ['form', staff] },
  alone: { from: [checkout] },
  [portal]: { late: [main] },
  [texts]: { late: ['texts-loader'] },
  money: { from: [checkout, portal, staff, pay, site, texts] },
  month: { from: [checkout, texts] },
  round: { from: [portal, staff] },
  letter: { from: [portal, pay] },
  list: { from: [staff, pay] },
  deadline: { from: [portal, texts] },
  clock: { from: [staff, pay, texts] },
}

it('puts together what the same families of pages load', () => {
  expect(chunkOf('react', modules)).toBe('of-app-site')
  expect(chunkOf('router', modules)).toBe('of-app')
  expect(chunkOf('form', modules)).toBe('of-checkout-client')
  expect(chunkOf('rule', modules)).toBe('of-checkout-client-portal-site-staff')
})

it('keeps what most pages use, and texts beside them, with what every kind of page loads', () => {
  expect(chunkOf('money', modules)).toBe('of-checkout-client-portal-site-staff')
  expect(chunkOf('month', modules)).toBe('of-checkout-texts')
})

it('leaves a page, and what it alone loads, to the page', () => {
  expect(chunkOf(checkout, modules)).toBeNull()
  expect(chunkOf('alone', modules)).toBeNull()
})

it('lets a first look begin without what draws it', () => {
  expect(chunkOf('catalogue', modules)).toBe('of-site-words')
  expect(chunkOf('frame', modules)).toBe('of-reader-site')
})

it('gives the app no file more for it', () => {
  expect(chunkOf('checks', modules)).toBe('of-app-site')
})

it('gives the portal one file of what it shares with other pages about a case, and one of what their texts share', () => {
  expect(chunkOf('round', modules)).toBe('of-client-portal-staff')
  expect(chunkOf('letter', modules)).toBe('of-client-portal-staff')
  expect(chunkOf('list', modules)).toBe('of-client-staff')
  expect(chunkOf('deadline', modules)).toBe('of-texts')
  expect(chunkOf('clock', modules)).toBe('of-texts')
})
