import type { TextPart, TextsOf } from '../../shared/messages/messages.ts'
import type { Language } from '../../shared/rules/language.ts'

type Loaders = { readonly [P in TextPart]: () => Promise<{ texts: TextsOf<P> }> }

const english: Loaders = {
  everywhere: () => import('../../shared/messages/en/parts/everywhere.ts'),
  sentences: () => import('../../shared/messages/en/parts/sentences.ts'),
  buying: () => import('../../shared/messages/en/parts/buying.ts'),
  account: () => import('../../shared/messages/en/parts/account.ts'),
  case: () => import('../../shared/messages/en/parts/case.ts'),
  letters: () => import('../../shared/messages/en/parts/letters.ts'),
  intake: () => import('../../shared/messages/en/parts/intake.ts'),
  funding: () => import('../../shared/messages/en/parts/funding.ts'),
  writing: () => import('../../shared/messages/en/parts/writing.ts'),
}

const spanish: Loaders = {
  everywhere: () => import('../../shared/messages/es/parts/everywhere.ts'),
  sentences: () => import('../../shared/messages/es/parts/sentences.ts'),
  buying: () => import('../../shared/messages/es/parts/buying.ts'),
  account: () => import('../../shared/messages/es/parts/account.ts'),
  case: () => import('../../shared/messages/es/parts/case.ts'),
  letters: () => import('../../shared/messages/es/parts/letters.ts'),
  intake: () => import('../../shared/messages/es/parts/intake.ts'),
  funding: () => import('../../shared/messages/es/parts/funding.ts'),
  writing: () => import('../../shared/messages/es/parts/writing.ts'),
}

/** Fetches the file of one part of the catalogue in one language. @throws when it cannot be fetched */
export async function loadTextPart(language: Language, part: TextPart): Promise<object> {
  const loaders = language === 'en' ? english : spanish
  return (await loaders[part]()).texts
}
