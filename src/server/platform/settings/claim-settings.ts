import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { defineShown } from './setting.ts'
import { type Parse, refuse } from './setting-kinds.ts'

const longest = 120

/** A line that the storefront prints of the business; never one that the law forbids to say. */
const claim: Parse<string> = (text) => {
  if (text.length > longest) return refuse(`must be ${longest} characters at most`)
  const [forbidden] = forbiddenWordsIn(text)
  return forbidden ? refuse(`must not say “${forbidden.words}”: ${forbidden.why}`) : text
}

/** What the storefront says of the business itself. 'none' takes a sentence away. */
export const claimSettings = {
  planBadge: defineShown(
    'PLAN_BADGE',
    null,
    claim,
    'Badge of 90-Day Max Access on /software-plans; `none` takes it away. Default: “Expires 09/05”.',
  ),
  planBadgeSpanish: defineShown(
    'PLAN_BADGE_ES',
    null,
    claim,
    'The same on the Spanish page. Default: “Vence el 5 de septiembre”.',
  ),
  readinessFigures: defineShown(
    'READINESS_FIGURES',
    null,
    claim,
    'Figures below the head of /readiness; `none` takes them away. Default: “500+ businesses. 89% application quality score.” stands there.',
  ),
  readinessFiguresSpanish: defineShown('READINESS_FIGURES_ES', null, claim, 'The same on the Spanish page.'),
}
