import type { HelpTopic } from '../../../shared/messages/en/help.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { SiteNav } from '../../features/storefront/site-nav.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** `/help`: the whole help catalogue on one page, each topic with its own address. */
export function HelpPage({ messages: { help } }: { messages: SiteMessages }) {
  const topics = Object.entries(help.topics)
  return (
    <PageFrame marketing nav={<SiteNav />}>
      <PageHeading title={help.pageTitle} lead={help.lead} />
      <div className="grid items-start gap-10 md:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label={help.pageTitle} className="text-base md:sticky md:top-6">
          <ul className="border-l border-line">
            {topics.map(([key, topic]) => (
              <li key={key}>
                <a className="flex min-h-11 items-center pl-4 text-press hover:underline" href={`#${key}`}>
                  {topic.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-prose gap-14">
          {topics.map(([key, topic]) => (
            <TopicSection key={key} id={key} topic={topic} />
          ))}
          <section className="rounded-lg border border-line bg-surface p-6">
            <h2 className="text-xl">{help.contactTitle}</h2>
            <p className="mt-2">{help.contactClients}</p>
            <p className="mt-2 mb-4">{help.contactOthers}</p>
            <LinkButton to="/client-dashboard?client=me">{help.contactButton}</LinkButton>
          </section>
        </div>
      </div>
    </PageFrame>
  )
}

function TopicSection({ id, topic }: { id: string; topic: HelpTopic }) {
  return (
    <section id={id}>
      <h2 className="text-2xl">{topic.title}</h2>
      <div className="mt-3 grid gap-3">
        {[...topic.short, ...topic.more].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {topic.points.length > 0 && (
        <dl className="mt-4 border-t border-line">
          {topic.points.map((point) => (
            <div key={point.term + point.text} className="flex gap-4 border-b border-line py-2">
              <dt className="w-36 shrink-0 font-semibold tabular-nums">{point.term}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
