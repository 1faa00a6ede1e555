import { applicationModule } from '../../../../shared/catalogue/success-fees.ts'
import { fundingStatusTexts as englishStatus } from '../../../../shared/messages/en/funding-status.ts'
import { fundingStatusTexts as spanishStatus } from '../../../../shared/messages/es/funding-status.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import { formatDollars } from '../../../../shared/rules/money.ts'
import type { RequirementKey } from '../../../../shared/rules/prequalification.ts'
import type { Config } from '../../../config.ts'
import type { FundingMailTexts } from '../../funding/emails/funding-mail-texts.ts'
import {
  MailAddress,
  MailButton,
  MailFacts,
  MailFrame,
  MailMarked,
  MailText,
} from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'

const price = formatDollars(applicationModule.packageDollars, { whole: true })

interface PrequalificationNews {
  name: string
  /** All of them judged; the notes as staff wrote them. */
  requirements: readonly { key: RequirementKey; met: boolean | null; note: string | null }[]
  passed: boolean
  packagePaid: boolean
  url: string
  language: Language
  texts: FundingMailTexts
}

/** The answer of the prequalification: what is met, what is not and why, and what opens or has to change. */
export async function renderPrequalificationMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress'>,
  input: PrequalificationNews,
): Promise<{ subject: string; html: string; text: string }> {
  const { requirements, passed, packagePaid, language, url, texts } = input
  const status = language === 'es' ? spanishStatus : englishStatus
  const { judged } = texts
  const names = status.prequalification.requirements
  const missing = requirements.filter(({ met }) => met !== true).length
  const outcome = passed ? judged.passed : judged.notPassed(missing, requirements.length)
  const ofPackage = passed ? judged.packageOpen(price) : judged.packageLater
  const content = await renderMail(
    <MailFrame
      title={judged.title}
      preheader={outcome}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      <MailText>{texts.greeting(input.name)}</MailText>
      <MailText>{outcome}</MailText>
      <MailFacts
        facts={requirements.map(({ key, met, note }) => [
          names[key],
          `${met ? judged.met : judged.notMet}: ${note ?? ''}`,
        ])}
      />
      {!passed && <MailMarked text={judged.whatToChange} />}
      <MailText>{packagePaid ? judged.packagePaid : ofPackage}</MailText>
      <MailButton href={url}>{texts.button}</MailButton>
      <MailText small>{texts.once}</MailText>
      <MailText small>{judged.meaning}</MailText>
      <MailText small>{texts.noPromise}</MailText>
      <MailAddress href={url} />
    </MailFrame>,
  )
  return { subject: passed ? judged.subjectPassed : judged.subjectNotPassed(missing), ...content }
}
