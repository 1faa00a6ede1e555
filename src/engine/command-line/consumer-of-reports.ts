import type { Consumer } from '../letters/case-file.ts'
import { agreedDigits, printedDigits } from '../match/agreed-digits.ts'
import type { CreditReport, Printed } from '../report/credit-report.ts'

/**
 * Who signs, from what the reports themselves print: what most of them agree on, the first report's where they do not; the
 * digits of the Social Security number and the date of birth only where all of them agree. A report without an address leaves the lines empty.
 */
export function consumerOfReports(reports: CreditReport[]): Consumer {
  const address = mostPrinted(reports.map((report) => report.personal.addresses[0] ?? null)) ?? ''
  return {
    name: mostPrinted(reports.map((report) => report.preparedFor ?? report.personal.names[0] ?? null)) ?? '',
    ...addressParts(address),
    ssnLast4: agreedDigits(printedDigits(reports, ({ source }) => source !== 'scan')),
    dob: agreedDate(reports),
  }
}

/** '5201 WINDLESTRAW PL, WORCESTER, MA 01627' in its parts; what cannot be told apart stays in the street line. */
function addressParts(address: string): Pick<Consumer, 'mailingAddress' | 'city' | 'state' | 'zipCode'> {
  const parts = /^(.*),\s*([^,]+),\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/i.exec(address.trim())
  const [, mailingAddress = address, city = '', state = '', zipCode = ''] = parts ?? []
  return { mailingAddress, city, state, zipCode }
}

/** A whole date that no report contradicts, be it by another year alone; a letter may dispute what stands in its own head. */
function agreedDate(reports: CreditReport[]): string | null {
  const printed = reports
    .filter(({ source }) => source !== 'scan')
    .flatMap(({ personal }) => personal.dob?.value ?? [])
  const [longest = ''] = [...printed].sort((a, b) => b.length - a.length)
  return longest.length > 4 && printed.every((date) => longest.startsWith(date)) ? longest : null
}

function mostPrinted(values: (Printed<string> | null)[]): string | null {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== null) counts.set(value.value, (counts.get(value.value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
