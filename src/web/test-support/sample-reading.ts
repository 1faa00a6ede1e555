import type { PageLine, ReportReadingState, SaidPointing } from '../../shared/api/pointing.ts'

/** One line of a page of 612 by 792 points, twenty points below the one before. */
export function lineOf(line: number, text: string, state: PageLine['state'] = 'unread'): PageLine {
  return {
    line,
    text,
    words: text.split(' '),
    box: { x: 72, y: 72 + line * 20, width: 200, height: 12 },
    state,
  }
}

export const sampleLines: readonly PageLine[] = [
  lineOf(0, 'CAPITAL ONE', 'read'),
  lineOf(1, 'Amt owing $1,204 of 2026'),
  lineOf(2, 'Printed on both sides'),
]

export const saidBalance: SaidPointing = {
  id: 31,
  page: 2,
  line: 1,
  text: '$1,204',
  meaning: 'balance',
  creditor: 'CAPITAL ONE',
  saidAt: '2026-11-20T14:00:00.000Z',
  by: 'client',
}

/** A report of three pages whose second has two lines that were not understood; what a test is about is given. */
export function readingOf(over: Partial<ReportReadingState> = {}): ReportReadingState {
  return {
    upload: 12,
    bureau: 'experian',
    fileName: 'experian.pdf',
    state: 'in part',
    sentence: null,
    needs: [],
    pages: [1, 2, 3].map((page) => ({ page, width: 612, height: 792, unread: page === 2 ? 2 : 0 })),
    accounts: 4,
    pointings: [],
    ...over,
  }
}
