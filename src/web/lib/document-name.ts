import { bureauKeys, bureauNames } from '../../shared/api/vocabulary.ts'
import type { Messages } from '../../shared/messages/messages.ts'

/**
 * The friendly name of a document type. Types of which there are several end in a number or a bureau
 * ('furnisher_dispute_letter_2', 'security_freeze_experian'); an unknown type is shown as it is.
 */
export function documentName(type: string, texts: Messages['portal']['documents']): string {
  const whole = texts.names[type]
  if (whole) return whole
  const [, base = '', ending = ''] = /^(.+)_([a-z]+|\d+)$/.exec(type) ?? []
  const name = texts.names[base]
  if (!name) return type
  const bureau = bureauKeys.find((key) => key === ending)
  return texts.oneOf(name, bureau ? bureauNames[bureau] : ending)
}
