import CircleCheck from 'lucide-react/icons/circle-check'
import type { HelpTip } from '../../../shared/messages/help-catalogue.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { TipPoints } from './tip-points.tsx'

/** A tip on the help page, with an address of its own. The data attributes are what the search of the page reads. */
export function TipArticle({ tip, texts }: { tip: HelpTip; texts: SiteMessages['helpTips'] }) {
  const { id, title, content, category, level, actionable, relatedTerms } = tip
  return (
    <article
      id={id}
      data-category={category}
      data-level={level}
      className="scroll-mt-6 border-t border-line pt-5 target:border-ink"
    >
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <span>{texts.levels[level]}</span>
        {actionable && (
          <span className="inline-flex items-center gap-1.5 text-press">
            <CircleCheck aria-hidden="true" className="size-4" />
            {texts.actionable}
          </span>
        )}
      </p>
      <div className="mt-3 grid gap-3">
        {[...content.short, ...content.more].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <TipPoints points={content.points} />
      {relatedTerms.length > 0 && (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-4 text-base">
          <span className="text-muted">{texts.related}</span>
          {relatedTerms.map((term) => (
            <a
              key={term.id}
              href={`#${term.id}`}
              className="inline-flex min-h-11 items-center text-press underline underline-offset-4"
            >
              {term.title}
            </a>
          ))}
        </p>
      )}
    </article>
  )
}
