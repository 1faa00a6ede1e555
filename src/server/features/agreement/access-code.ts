import type { AgreementPaper } from '../../../engine/agreement/agreement-paper.ts'
import { agreementTexts as english } from '../../../shared/messages/en/agreement.ts'
import { agreementTexts as spanish } from '../../../shared/messages/es/agreement.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { AgreementRow } from './agreement.tables.ts'

/**
 * The number in the test file of an agreement. Whoever types it has opened a file of the kind in which the records come: the
 * demonstration that 15 U.S.C. 7001(c)(1)(C)(ii) asks for. The same for the same agreement.
 */
export function accessCodeOf(sealer: Sealer, reference: string): string {
  const token = Buffer.from(sealer.token('agreement access', reference), 'base64url')
  return String(1000 + (token.readUInt32BE(0) % 9000))
}

export function composeAccessCheck(sealer: Sealer, { reference, language }: AgreementRow): AgreementPaper {
  const texts = (language === 'es' ? spanish : english).accessCheck
  return {
    title: texts.title,
    language,
    name: texts.title,
    footer: '',
    blocks: [
      { kind: 'paragraph', text: texts.text },
      { kind: 'bold', text: texts.number(accessCodeOf(sealer, reference)) },
    ],
  }
}
