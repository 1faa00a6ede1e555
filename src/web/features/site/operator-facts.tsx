import { legalPagesTexts as english } from '../../../shared/messages/en/site/legal-pages.ts'
import { legalPagesTexts as spanish } from '../../../shared/messages/es/site/legal-pages.ts'
import { operatorMarks } from '../../../shared/operator-marks.ts'
import type { Language } from '../../../shared/rules/language.ts'

/** Texts that the legal pages and the contact page share. */
export const legalPagesTextsIn = (language: Language) => (language === 'es' ? spanish : english)

const shown = ['company', 'address', 'email', 'state'] as const

/** Who operates the product, as the settings say; a setting that is missing is said to be. */
export function OperatorFacts({ language }: { language: Language }) {
  const texts = legalPagesTextsIn(language)
  return (
    <section aria-labelledby="operator" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="operator" className="text-xl">
        {texts.operatorTitle}
      </h2>
      <dl className="mt-3 grid gap-3 text-base">
        {shown.map((key) => (
          <div key={key}>
            <dt className="text-muted">{texts.operator[key]}</dt>
            <dd className="break-words">{operatorMarks[key]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
