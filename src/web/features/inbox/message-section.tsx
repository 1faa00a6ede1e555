import type { MessageFormTexts } from '../../../shared/messages/en/message-form.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { WaitingMessageForm } from './message-fields.tsx'

/** The place of the form on a page that the build makes; its script takes it over (src/web/message-form.ts). */
export function MessageSection({ texts }: { texts: MessageFormTexts }) {
  return (
    <section
      id="write"
      className="min-w-0 scroll-mt-6 rounded-lg border border-line bg-surface p-5 text-base sm:p-8"
    >
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-2 mb-6 text-muted">{texts.lead}</p>
      <noscript>
        <p className="mb-6">
          {texts.withoutScript} <TextLink to="/contact">{texts.contactLink}</TextLink>.
        </p>
      </noscript>
      <div id="message-form">
        <WaitingMessageForm texts={texts} />
      </div>
    </section>
  )
}
