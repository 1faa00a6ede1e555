import type { Bureau } from '../../report/credit-report.ts'

/** An item that does harm or looks like an error, and why a dispute of it would lead nowhere. */
export interface NotWorthDisputing {
  bureau: Bureau
  itemId: string
  creditor: string
  /** 'Charged-off account', 'Closed account with a balance'. */
  what: string
  /** One honest sentence or two. */
  why: string
}
