import { privacyNoticeTexts as englishPrivacy } from '../../../shared/messages/en/site/privacy-notice.ts'
import { refundPolicyTexts as englishRefunds } from '../../../shared/messages/en/site/refund-policy.ts'
import { termsTexts as englishTerms } from '../../../shared/messages/en/site/terms-of-service.ts'
import { privacyNoticeTexts as spanishPrivacy } from '../../../shared/messages/es/site/privacy-notice.ts'
import { refundPolicyTexts as spanishRefunds } from '../../../shared/messages/es/site/refund-policy.ts'
import { termsTexts as spanishTerms } from '../../../shared/messages/es/site/terms-of-service.ts'
import type { LegalText } from '../../../shared/messages/legal-text.ts'
import type { StaticPath } from '../../../shared/pages.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { LegalDocument } from '../../features/site/legal-document.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'

/** The legal pages have one look; they differ in their texts alone. */
function legalPage<Path extends StaticPath>(path: Path, texts: Readonly<Record<Language, LegalText>>) {
  const content = ({ messages, texts: text }: PageProps<LegalText>) => (
    <LegalDocument messages={messages} text={text} path={path} />
  )
  return storefrontPage({
    path,
    texts,
    Content: content,
    title: (text) => text.pageTitle,
    description: (text) => text.description,
  })
}

/** What a buyer agrees to. */
export const termsPage = legalPage('/terms', { en: englishTerms, es: spanishTerms })

/** What is kept of people, how long, and who sees it. */
export const privacyPage = legalPage('/privacy', { en: englishPrivacy, es: spanishPrivacy })

/** When money is given back, and when not. */
export const refundsPage = legalPage('/refunds', { en: englishRefunds, es: spanishRefunds })
