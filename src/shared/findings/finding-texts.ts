/** A text that is the same for every finding of a rule, or one that names its facts. */
export type Text<F> = string | ((facts: F) => string)

/** The texts of an answer. `statement`: the client's own words in a letter, `day` being the client's as the language writes it. */
interface AnswerTexts<F> {
  /** What the client presses. */
  label: string
  statement?: string | ((facts: F, day: string) => string)
  /** What is asked after this answer, where the request of the finding does not fit it. */
  request?: Text<F>
}

interface QuestionTexts<F, Answer extends string> {
  text: Text<F>
  /** The title once an answer disputes it, in the client's own voice; the finding's own where absent. */
  disputeTitle?: string
  answers: Readonly<Record<Answer, AnswerTexts<F>>>
}

/** Everything that is said of a finding of one rule. */
interface RuleTexts<F> {
  title: string
  /** What is printed and why it cannot be right. */
  statement: Text<F>
  /** What would make the entry right after all. */
  innocent: Text<F>
  /** What is asked of the bureau. */
  request: Text<F>
}

/**
 * The texts of rules by the facts that they name, and of their questions by the answers that they offer. The compiler refuses
 * a language that lacks a rule, a text or an answer, or that names what is no fact.
 */
export type TextsOf<Facts extends object, Answers extends object = object> = {
  readonly [K in keyof Facts]: RuleTexts<Facts[K]> &
    (K extends keyof Answers ? { question: QuestionTexts<Facts[K], Answers[K] & string> } : object)
}

export type SharedAnswer = 'not_sure' | 'identity_theft'

/** Answers that questions share, beside their own. */
export type SharedAnswers = Readonly<Record<SharedAnswer, { label: string }>>

/** A language as whoever words with it sees it: rules and answers by what was kept, which may be of another version. */
export interface FindingLanguage {
  readonly rules: Readonly<Record<string, RuleTexts<never> & { question?: QuestionTexts<never, string> }>>
  readonly sharedAnswers: Readonly<Record<string, { label: string }>>
  /** How a day is written. */
  dateText(day: string): string
}
