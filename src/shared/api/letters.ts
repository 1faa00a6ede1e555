import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { lawKeys } from '../rules/law-words.ts'
import { letterLayouts } from '../rules/letter-layout.ts'
import { ownWordsMost } from '../rules/own-words.ts'
import { saysCode } from '../sentences/says.ts'
import { clientIdParams } from './vocabulary.ts'

/** A piece of text; `law`: the law's words, by the section that explains them, null for the writer's own. */
const passages = z.array(z.object({ text: z.string(), law: z.nullable(z.enum(lawKeys)) }))
export type Passages = z.infer<typeof passages>

/** What stands in a letter, from its salutation to its last sentence, in order. */
const letterBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), passages }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('points'), points: z.array(passages) }),
  /** An entry of a report with its lines as printed. */
  z.object({ kind: z.literal('entry'), name: z.string(), lines: z.array(z.string()) }),
  /** An item: in the layout 'table' its `rows`, else its `paragraphs`. */
  z.object({
    kind: z.literal('item'),
    /** Fingerprint of the finding. */
    item: z.string(),
    number: z.number(),
    heading: z.string(),
    title: z.string(),
    rows: z.array(z.object({ label: z.string(), lines: z.array(passages) })),
    paragraphs: z.array(passages),
  }),
  /** Where the person's words on the whole letter stand; those on an item stand at its end. */
  z.object({ kind: z.literal('opening-words') }),
])
export type LetterBlock = z.infer<typeof letterBlock>

/** The newest is what stands in the letter; '' is nothing. */
const wordsVersion = z.object({ text: z.string(), at: z.string(), by: z.enum(['client', 'staff']) })
export type WordsVersion = z.infer<typeof wordsVersion>

/** The person's words at one place of a letter. `item`: fingerprint of the finding; null: the covering text. */
const placedWords = z.object({ item: z.nullable(z.string()), versions: z.array(wordsVersion) })

export const letterOnScreen = z.object({
  documentType: z.string(),
  recipientName: z.string(),
  /** Items on which the client has not decided; with any it is a draft. They are not in `blocks`. */
  undecided: z.number(),
  /** Mailed by itself before its round: only its file tells what it says. */
  isFrozen: z.boolean(),
  head: z.object({
    sender: z.array(z.string()),
    date: z.string(),
    /** null: a line to fill in by hand. */
    recipient: z.array(z.nullable(z.string())),
    references: z.array(z.object({ label: z.string(), value: z.nullable(z.string()) })),
    subject: z.string(),
    salutation: z.string(),
  }),
  blocks: z.array(letterBlock),
  foot: z.object({ farewell: z.string(), name: z.string(), enclosures: z.array(z.string()) }),
  /** Newest first; a place without an entry has no words yet. */
  words: z.array(placedWords),
})
export type LetterOnScreen = z.infer<typeof letterOnScreen>

export const lettersOnScreen = z.object({
  round: z.number(),
  layout: z.enum(letterLayouts),
  /** The round is mailed: nothing of it can be changed, and only its files tell what was mailed. */
  frozen: z.boolean(),
  letters: z.array(letterOnScreen),
})
export type LettersOnScreen = z.infer<typeof lettersOnScreen>

export const listLetters = defineCall({
  name: 'listLetters',
  method: 'GET',
  path: '/api/clients/:id/letters',
  summary: 'The letters of the round as text, with the law’s words marked and the person’s own words.',
  params: clientIdParams,
  reply: lettersOnScreen,
})

/** The same choice twice changes nothing. 409 once the round is mailed; 404 before a report was analysed. */
export const chooseLetterLayout = defineCall({
  name: 'chooseLetterLayout',
  method: 'POST',
  path: '/api/clients/:id/letter-layout',
  summary: 'How the letters set their items: in paragraphs or as a table.',
  params: clientIdParams,
  body: z.object({ layout: z.enum(letterLayouts) }),
  reply: z.object({ chosenAt: z.string() }),
})

/**
 * Keeps what the person adds at one place of one letter; '' takes it away. Earlier versions stay. 400 for a whole number of an account or of
 * Social Security and for signs that the letter cannot print, beside the field `text`; 404 for a place that is not in the letters;
 * 409 once the letter or its round is mailed.
 */
export const saveOwnWords = defineCall({
  name: 'saveOwnWords',
  method: 'POST',
  path: '/api/clients/:id/own-words',
  summary: 'Words of the person’s own in a letter that is not mailed.',
  params: clientIdParams,
  body: z.object({
    letter: z.string().check(z.maxLength(80)),
    item: z.nullable(z.string().check(z.maxLength(64))),
    text: z
      .string()
      .check(
        z.trim(),
        z.maxLength(ownWordsMost.opening, saysCode('case.wordsTooLong', { most: ownWordsMost.opening })),
      ),
  }),
  reply: z.object({ versions: z.array(wordsVersion) }),
})
