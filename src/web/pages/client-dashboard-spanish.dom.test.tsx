import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { says } from '../../shared/sentences/says.ts'
import { chooseSpanish } from '../test-support/choose-spanish.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { portalOf, wholePortal } from '../test-support/sample-portal.ts'
import { stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

describe('/client-dashboard in Spanish', () => {
  it('says in Spanish why a run stopped, what it did without, and which file is missing why', async () => {
    await chooseSpanish()
    stubCalls(
      ...portalOf({
        status: {
          status: 'error',
          error: 'No report could be used.',
          says: says('run.noReports', { reasons: [] }),
          notes: [
            says('run.notUsed', { bureau: 'Equifax', problem: says('reading.notPdf', { kind: 'jpeg' }) }),
            says('run.old', { name: 'may.pdf', day: '2026-06-03', daysAgo: 170 }),
            'Kept in English before sentences had keys.',
          ],
        },
      }),
    )
    renderPage('/client-dashboard?client=5')
    expect(await screen.findByText('No se pudo usar ningún informe.')).toBeTruthy()
    expect(
      screen.getByText(
        'No se pudo usar el archivo de Equifax. Esto es una foto (JPEG), no un PDF. Abra su informe en AnnualCreditReport.com, elija Imprimir y después «Guardar como PDF», y use el archivo nuevo.',
      ),
    ).toBeTruthy()
    expect(screen.getByText(/^may\.pdf es del 3 de junio de 2026, hace 170 días\. Los informes/)).toBeTruthy()
    expect(screen.getByText('Kept in English before sentences had keys.')).toBeTruthy()
    await wholePortal()
    expect(document.body.textContent).not.toContain('credit report')
  })

  it('names the reports that are missing as Spanish joins names', async () => {
    await chooseSpanish()
    stubCalls(...portalOf())
    renderPage('/client-dashboard?client=5')
    expect(
      await screen.findByRole('heading', { name: 'Suba sus informes de Equifax y TransUnion' }),
    ).toBeTruthy()
  })
})
