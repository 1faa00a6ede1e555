import { helpTexts as english } from '../../../shared/messages/en/help.ts'
import { messageFormTexts as englishForm } from '../../../shared/messages/en/message-form.ts'
import { helpTexts as spanish } from '../../../shared/messages/es/help.ts'
import { messageFormTexts as spanishForm } from '../../../shared/messages/es/message-form.ts'
import {
  type HelpCategory,
  helpCategories,
  helpTip,
  helpTipKeys,
} from '../../../shared/messages/help-catalogue.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { TipArticle } from '../../features/help-tips/tip-article.tsx'
import { TipSearch } from '../../features/help-tips/tip-search.tsx'
import { MessageSection } from '../../features/inbox/message-section.tsx'
import { SiteNav } from '../../features/site/site-nav.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** `/help`: the whole help catalogue on one page, by subject, each tip with its own address. */
export const helpPage = storefrontPage({
  path: '/help',
  texts: { en: english, es: spanish },
  Content: HelpPage,
  title: (texts) => texts.pageTitle,
  description: (texts) => texts.lead,
  script: 'help-search',
})

function HelpPage({ messages, texts }: PageProps<typeof english>) {
  const { helpTips } = messages
  return (
    <PageFrame marketing nav={<SiteNav />}>
      <PageHeading title={texts.pageTitle} lead={texts.lead} />
      <p className="mb-6">
        <TextLink to="/check">{texts.checkLink}</TextLink>
      </p>
      <TipSearch texts={helpTips} count={helpTipKeys.length} />
      <p id="nothing-found" hidden className="mb-8">
        {helpTips.nothingFound}
      </p>
      <div className="grid items-start gap-10 md:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <nav
          aria-label={texts.pageTitle}
          className="text-base max-md:hidden md:sticky md:top-6 max-md:noscript:block"
        >
          <ul className="border-l border-line">
            {helpCategories.map((category) => (
              <li key={category}>
                <a
                  className="flex min-h-11 items-center pl-4 text-press hover:underline"
                  href={`#${category}`}
                >
                  {helpTips.categories[category]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-prose gap-14">
          {helpCategories.map((category) => (
            <TipsOf key={category} category={category} messages={messages} />
          ))}
          <section className="rounded-lg border border-line bg-surface p-6">
            <h2 className="text-xl">{texts.contactTitle}</h2>
            <p className="mt-2 mb-4">{texts.contactClients}</p>
            <LinkButton to="/client-dashboard?client=me" kind="secondary">
              {texts.contactButton}
            </LinkButton>
          </section>
          <MessageSection texts={messages.language === 'es' ? spanishForm : englishForm} />
        </div>
      </div>
    </PageFrame>
  )
}

function TipsOf({ category, messages }: { category: HelpCategory; messages: SiteMessages }) {
  const tips = helpTipKeys.map((key) => helpTip(key, messages)).filter((tip) => tip.category === category)
  return (
    <section id={category} data-tips className="grid scroll-mt-6 gap-8">
      <h2 className="text-2xl">{messages.helpTips.categories[category]}</h2>
      {tips.map((tip) => (
        <TipArticle key={tip.id} tip={tip} texts={messages.helpTips} />
      ))}
    </section>
  )
}
