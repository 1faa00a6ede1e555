import type { Language } from '../../../shared/rules/language.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import type { AgreementRow } from './agreement.tables.ts'
import { opensOn } from './agreement-standing.ts'
import { agreementMailTextsIn } from './emails/agreement-mail-texts.ts'
import { openPerson } from './said-person.ts'

/** 'signed', 'open' and 'cancelled' go to the person; the others tell staff. */
export type AgreementMailKind = 'signed' | 'open' | 'cancelled' | 'cancelled-report' | 'refund-due'

const types = {
  signed: 'agreement-signed',
  open: 'agreement-open',
  cancelled: 'agreement-cancelled',
  'cancelled-report': 'agreement-report',
  'refund-due': 'agreement-report',
} as const

/**
 * Renders a mail about an agreement and answers what queues it, once an agreement and kind: the rendering stays outside of the
 * transaction that makes it true.
 */
export async function queueAgreementMail(
  deps: Deps,
  row: AgreementRow,
  kind: AgreementMailKind,
): Promise<(tx: Queryable) => Promise<void>> {
  const { renderAgreementMail, renderAgreementReport } = await import('./emails/agreement-mail.tsx')
  const person = openPerson(deps.sealer, row)
  const isReport = kind === 'cancelled-report' || kind === 'refund-due'
  const subject = {
    reference: row.reference,
    person,
    product: row.productName,
    state: row.state,
    paidBefore: row.paidOn !== null,
    cancelUntil: row.cancelUntil,
    opensOn: opensOn(row),
  }
  const language: Language = row.language
  const { db } = deps.database
  const mail = isReport
    ? await renderAgreementReport(deps.config, { ...subject, refundDue: kind === 'refund-due' })
    : await renderAgreementMail(deps.config, {
        ...subject,
        kind,
        language,
        texts: await noticeInOwnWords(db, 'agreement', language, agreementMailTextsIn(language)),
      })
  return async (tx) => {
    await queueMail(deps, tx, {
      ...mail,
      to: isReport ? deps.config.supportEmail : person.email,
      ...(row.clientId === null ? {} : { clientId: row.clientId }),
      mailType: types[kind],
      dedupeKey: `agreement:${row.reference}:${kind}`,
    })
  }
}
