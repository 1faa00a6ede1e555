/** A credit report whose head and some of whose labels nobody knows: what a person points at. */
import { newSheet, type SheetCell } from './print-older/sheet.ts'
import { textPdf } from './print-older/text-pdf.ts'

export const halfReadRows: readonly (readonly SheetCell[])[] = [
  [[40, 'Your file as it stands']],
  [[40, 'credit file 4471, one sheet']],
  [[40, 'kept with Experian']],
  [
    [40, 'Stand of this file'],
    [200, 'February 20, 2024'],
  ],
  [[40, 'Accounts']],
  [[40, 'HARBORLIGHT BANK NA']],
  [
    [40, 'Account Number: XXXX4471'],
    [300, 'Commenced: 03/14/2016'],
  ],
  [
    [40, 'Current Balance: $1,245'],
    [300, 'Credit Limit: $5,000'],
  ],
  [
    [40, 'Payment Status: Pays As Agreed'],
    [300, 'Past Due: $0'],
  ],
  [[40, 'QUARRY RIDGE RECOVERY']],
  [
    [40, 'Account Number: XXXX9034'],
    [300, 'Commenced: 07/30/2021'],
  ],
  [
    [40, 'Current Balance: $2,318'],
    [300, 'Past Due: $2,318'],
  ],
  [
    [40, 'Payment Status: Charge Off'],
    [300, 'High Balance: $2,318'],
  ],
  [[40, 'Hard Inquiries']],
  [
    [40, 'LANTERN AUTO FINANCE'],
    [330, '01/09/2024'],
  ],
]

export function printedRows(rows: readonly (readonly SheetCell[])[]): Uint8Array {
  const sheet = newSheet({ pageHeight: 670, header: [], footer: [] })
  for (const row of rows) sheet.row(row, { space: 8 })
  return textPdf(sheet.pages())
}

/** @param named the same with its bureau and its day as readers know them: only 'Commenced' is unknown then */
export function halfReadReport({ named = false }: { named?: boolean } = {}): Uint8Array {
  const head: readonly (readonly SheetCell[])[] = [
    [[40, 'Experian Credit Report']],
    [[40, 'Report Date: February 20, 2024']],
    [[40, 'Prepared for: HARLAN ASHGROVE']],
  ]
  return printedRows(named ? [...head, ...halfReadRows.slice(4)] : halfReadRows)
}
