import type { LegalText, LegalVersion } from '../../../shared/messages/legal-text.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { localeOf } from '../../../shared/rules/language.ts'
import { formatDay } from '../../lib/format.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { legalPagesTextsIn, OperatorFacts } from './operator-facts.tsx'
import { SiteNav } from './site-nav.tsx'

interface LegalDocumentProps {
  messages: SiteMessages
  text: LegalText
  /** Its own address: '/terms'. */
  path: string
}

const all = ['terms', 'refunds', 'privacy', 'contact'] as const

/** A legal page: who we are, the version that holds, section by section, and every version before it. */
export function LegalDocument({ messages, text, path }: LegalDocumentProps) {
  const { language, shell } = messages
  const texts = legalPagesTextsIn(language)
  const day = (version: string) => formatDay(version, localeOf[language])
  return (
    <PageFrame width="medium" nav={<SiteNav />}>
      <PageHeading title={text.pageTitle} lead={text.lead} />
      <p className="mb-6">{texts.holdsSince(day(text.current.version))}</p>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12">
        <div className="grid gap-6">
          <OperatorFacts language={language} />
          <nav aria-label={texts.contents}>
            <ul className="border-l border-line">
              {Object.entries(text.current.sections).map(([id, { title }]) => (
                <li key={id}>
                  <a href={`#${id}`} className="flex min-h-11 items-center pl-4 text-press hover:underline">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="grid max-w-prose gap-10">
          <Sections sections={text.current.sections} />
          <section aria-labelledby="earlier">
            <h2 id="earlier" className="text-2xl">
              {texts.earlierTitle}
            </h2>
            {text.earlier.length === 0 && <p className="mt-3">{texts.earlierNone}</p>}
            {text.earlier.map(({ version, sections }) => (
              <details key={version} className="mt-3 border-b border-line">
                <summary className="min-h-12 py-3 font-semibold">{texts.earlier(day(version))}</summary>
                <div className="grid gap-8 pb-6">
                  <Sections sections={sections} version={version} />
                </div>
              </details>
            ))}
          </section>
          <section aria-labelledby="others" className="text-base">
            <h2 id="others" className="text-xl">
              {texts.others}
            </h2>
            <ul className="mt-2 flex flex-wrap gap-x-6">
              {all
                .filter((each) => `/${each}` !== path)
                .map((each) => (
                  <li key={each}>
                    <TextLink to={`/${each}`} className="inline-flex min-h-11 items-center">
                      {shell[each]}
                    </TextLink>
                  </li>
                ))}
            </ul>
            <p className="mt-3 text-muted">{texts.print}</p>
          </section>
        </div>
      </div>
    </PageFrame>
  )
}

/** Sections of an earlier version have its day in their addresses, so that none stands twice on the page. */
function Sections({ sections, version }: { sections: LegalVersion['sections']; version?: string }) {
  return Object.entries(sections).map(([id, { title, paragraphs, points }]) => (
    <section key={id} id={version === undefined ? id : `${id}-${version}`} className="scroll-mt-6">
      <h2 className="text-2xl">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {points && (
        <ul className="mt-3 grid list-disc gap-2 pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ))
}
