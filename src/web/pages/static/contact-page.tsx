import { messageFormTexts as englishForm } from '../../../shared/messages/en/message-form.ts'
import { contactTexts as english } from '../../../shared/messages/en/site/contact.ts'
import { messageFormTexts as spanishForm } from '../../../shared/messages/es/message-form.ts'
import { contactTexts as spanish } from '../../../shared/messages/es/site/contact.ts'
import { MessageSection } from '../../features/inbox/message-section.tsx'
import { OperatorFacts } from '../../features/site/operator-facts.tsx'
import { SiteNav } from '../../features/site/site-nav.tsx'
import { type PageProps, storefrontPage } from '../../static-page.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** `/contact`: who we are and how to reach us, with the form that needs no account. */
export const contactPage = storefrontPage({
  path: '/contact',
  texts: { en: english, es: spanish },
  Content: ContactPage,
  title: (texts) => texts.pageTitle,
  description: (texts) => texts.description,
  script: 'message-form',
})

function ContactPage({ messages, texts }: PageProps<typeof english>) {
  return (
    <PageFrame width="medium" nav={<SiteNav />}>
      <PageHeading title={texts.pageTitle} lead={texts.lead} />
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12">
        <div className="grid min-w-0 gap-8">
          <MessageSection texts={messages.language === 'es' ? spanishForm : englishForm} />
          <OperatorFacts language={messages.language} />
        </div>
        <div className="grid gap-6 text-base">
          <section aria-labelledby="clients">
            <h2 id="clients" className="text-xl">
              {texts.clientsTitle}
            </h2>
            <p className="mt-2 mb-3">{texts.clients}</p>
            <LinkButton to="/client-dashboard?client=me" kind="secondary">
              {texts.clientsButton}
            </LinkButton>
          </section>
          <section aria-labelledby="quick">
            <h2 id="quick" className="text-xl">
              {texts.helpTitle}
            </h2>
            <p className="mt-2 mb-3">{texts.help}</p>
            <LinkButton to="/help" kind="secondary">
              {texts.helpButton}
            </LinkButton>
          </section>
        </div>
      </div>
    </PageFrame>
  )
}
