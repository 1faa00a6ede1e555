import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createContext, Fragment, type ReactNode, useContext } from 'react'
import type { Language } from '../../../../shared/rules/language.ts'
import { type MarkedLine, markedBlocks } from '../../../../shared/texts/marked-text.ts'
import { mailStyle, usualAccent } from './mail-style.ts'
import { mailTextsIn } from './mail-texts.ts'

interface FrameProps {
  /** The line that a mail list shows beside the subject. */
  preheader: string
  title: string
  /** POSTAL_ADDRESS of the settings (15 U.S.C. 7704). */
  postalAddress: string
  /** BRAND_COLOR of the settings; null: the product's own. */
  accent: string | null
  /** The company's name where its logo stands in the head of pages; null: the product's own. Mails carry no picture (decision 158). */
  brand: string | null
  /** Optional mails only: the page that stops them. */
  unsubscribeUrl?: string
  /** Of whoever gets the mail; staff read English. */
  language?: Language
  children: ReactNode
}

/** The colour of what can be pressed in the mail that is drawn. */
const Accent = createContext<string>(usualAccent)

/** The one frame of all mails. */
export function MailFrame({
  preheader,
  title,
  postalAddress,
  accent,
  brand,
  unsubscribeUrl,
  language = 'en',
  children,
}: FrameProps) {
  const mailTexts = mailTextsIn(language)
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preheader}</Preview>
      <Body style={mailStyle.page}>
        <Container style={mailStyle.sheet}>
          <Text style={mailStyle.brand}>{brand ?? mailTexts.product}</Text>
          <Text style={mailStyle.strapline}>{mailTexts.strapline}</Text>
          <Heading as="h1" style={mailStyle.title}>
            {title}
          </Heading>
          <Accent value={accent ?? usualAccent}>{children}</Accent>
          <Hr style={mailStyle.rule} />
          <Text style={mailStyle.small}>{mailTexts.disclaimer}</Text>
          <Text style={mailStyle.small}>{mailTexts.why}</Text>
          <Text style={mailStyle.small}>{postalAddress}</Text>
          {unsubscribeUrl ? (
            <Text style={mailStyle.small}>
              <Link href={unsubscribeUrl} style={{ ...mailStyle.link, color: accent ?? usualAccent }}>
                {mailTexts.unsubscribe}
              </Link>
            </Text>
          ) : null}
        </Container>
      </Body>
    </Html>
  )
}

export function MailText({ children, small = false }: { children: ReactNode; small?: boolean }) {
  return <Text style={small ? mailStyle.small : mailStyle.text}>{children}</Text>
}

/** A text with the markup of texts that the operator words; everything else in it is printed as it is. */
export function MailMarked({ text, small = false }: { text: string; small?: boolean }) {
  const style = small ? mailStyle.small : mailStyle.text
  return markedBlocks(text).map(({ at, kind, lines }) =>
    kind === 'list' ? (
      <ul key={at} style={mailStyle.steps}>
        {lines.map((line) => (
          <li key={line.at} style={mailStyle.step}>
            <MarkedWords {...line} />
          </li>
        ))}
      </ul>
    ) : (
      <Text key={at} style={style}>
        {lines.map((line, row) => (
          <Fragment key={line.at}>
            {row > 0 && <br />}
            <MarkedWords {...line} />
          </Fragment>
        ))}
      </Text>
    ),
  )
}

function MarkedWords({ words }: MarkedLine) {
  return words.map(({ at, text, strong }) => (strong ? <strong key={at}>{text}</strong> : text))
}

/** A message as somebody wrote it, a paragraph for each of its lines. */
export function MailMessage({ text }: { text: string }) {
  return text.split(/\n+/).map((paragraph, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
    <MailText key={position}>{paragraph}</MailText>
  ))
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  const backgroundColor = useContext(Accent)
  return (
    <Section>
      <Button href={href} style={{ ...mailStyle.button, backgroundColor }}>
        {children}
      </Button>
    </Section>
  )
}

/** The address behind a button, for whoever cannot press it. */
export function MailAddress({ href }: { href: string }) {
  const color = useContext(Accent)
  return (
    <Text style={mailStyle.address}>
      <Link href={href} style={{ ...mailStyle.link, color }}>
        {href}
      </Link>
    </Text>
  )
}

/** Names and values of a receipt, one a row. */
export function MailFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ width: '100%', margin: '0 0 24px' }}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <td style={mailStyle.factName}>{name}</td>
            <td style={mailStyle.factValue}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Words of the staff's own, set apart: an empty line begins a paragraph, other line breaks stay. */
export function MailNote({ text }: { text: string }) {
  const accent = useContext(Accent)
  return (
    <Section style={{ ...mailStyle.note, borderLeft: `3px solid ${accent}` }}>
      {text.split(/\n\s*\n/).map((paragraph, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
        <Text key={position} style={mailStyle.noteText}>
          {paragraph.split('\n').map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
            <Fragment key={row}>
              {row > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Text>
      ))}
    </Section>
  )
}

/** What happens next, numbered. */
export function MailSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol style={mailStyle.steps}>
      {steps.map((step) => (
        <li key={step} style={mailStyle.step}>
          {step}
        </li>
      ))}
    </ol>
  )
}
