import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Text } from '@react-email/text'
import { ownTextTexts as texts } from '../../../../shared/messages/staff/own-texts.ts'
import { mailStyle } from '../../outbox/emails/mail-style.ts'
import { renderMail } from '../../outbox/emails/render-mail.ts'

interface LetterSample {
  salutation: string
  opening: readonly string[]
  closing: readonly string[]
  farewell: string
}

/** A letter's covering text for the preview of its operator; no client gets this. */
export async function renderLetterSample({ salutation, opening, closing, farewell }: LetterSample) {
  return renderMail(
    <Html lang="en" dir="ltr">
      <Head>
        <title>{texts.preview}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Body style={mailStyle.page}>
        <Container style={mailStyle.sheet}>
          <Text style={mailStyle.text}>{salutation}</Text>
          {opening.map((paragraph) => (
            <Text key={paragraph} style={mailStyle.text}>
              {paragraph}
            </Text>
          ))}
          <Text style={{ ...mailStyle.small, ...mailStyle.marker }}>{texts.itemsHere}</Text>
          {closing.map((paragraph) => (
            <Text key={paragraph} style={mailStyle.text}>
              {paragraph}
            </Text>
          ))}
          <Text style={mailStyle.text}>{farewell}</Text>
        </Container>
      </Body>
    </Html>,
  )
}
