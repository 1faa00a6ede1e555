import type { Sentence, Word } from '../sentence.ts'

/** Whom a deadline is about: a name, or `clock.furnisher` and the like where a name must not stand. */
interface About {
  recipient: string | Sentence
}
interface AboutRound extends About {
  round: number
}

const who = ({ recipient }: About, word: Word) =>
  typeof recipient === 'string' ? recipient : word(recipient)

/** What a deadline is, and what is said of one that passed where nobody outside can see whether it was kept. */
export const clockSentences = {
  'clock.furnisher': 'The furnisher',
  'clock.collector': 'the collector',
  'clock.company': 'The company',
  'clock.notice': (about: About, word: Word) => `${who(about, word)} tells the furnisher of the dispute`,
  'clock.noticeOver': (about: About, word: Word) =>
    `${who(about, word)} should have told the furnisher about the dispute by now; only its answer can show whether it did`,
  'clock.reinvestigation': (about: About, word: Word) => `${who(about, word)} finishes its reinvestigation`,
  'clock.reinvestigationOver': (about: About, word: Word) =>
    `${who(about, word)} should have finished its reinvestigation by now; only its answer can show whether it did`,
  'clock.results': (about: About, word: Word) => `${who(about, word)} sends the results`,
  'clock.procedure': (about: About, word: Word) => `${who(about, word)} describes how it verified the items`,
  'clock.frivolous': (about: About, word: Word) => `${who(about, word)} says why it does not reinvestigate`,
  'clock.reinsertion': (about: About, word: Word) =>
    `${who(about, word)} gives notice that a deleted item is back`,
  'clock.directDispute': (about: About, word: Word) =>
    `${who(about, word)} investigates and reports the results`,
  'clock.directDisputeOver': (about: About, word: Word) =>
    `${who(about, word)} answered after its last day; only the day that the answer prints can show when it was sent`,
  'clock.validation': (about: About, word: Word) =>
    `Your 30 days to ask ${who(about, word)} for verification`,
  'clock.validationOver': (about: About, word: Word) =>
    `Your 30 days to ask ${who(about, word)} for verification are over. You may still ask, but it doesn’t have to stop collecting.`,
  'clock.block': (about: About, word: Word) => `${who(about, word)} blocks the items of identity theft`,
  'clock.blockOver': (about: About, word: Word) =>
    `${who(about, word)} was to have blocked the items of identity theft; a new report shows whether it did`,
  'clock.freeze': (about: About, word: Word) => `${who(about, word)} places the security freeze`,
  'clock.freezeOver': (about: About, word: Word) =>
    `${who(about, word)} was to have placed the security freeze; its confirmation shows whether it did`,
  'clock.complaint': 'The company answers the complaint',
  'clock.complaintOver': 'The company was expected to answer the complaint, or to say that it is at work',
  'clock.complaintFinal': 'The company gives its final answer to the complaint',
  'clock.complaintFinalOver':
    'The company was expected to give its final answer; the CFPB shows whether it did',
  'clock.feedback': 'Your 60 days to comment on the answer',
  'clock.feedbackOver': 'Your 60 days to comment on the answer are over',
  'clock.claimMissed': (about: AboutRound, word: Word) =>
    `Two years to bring a claim about a late or missing answer: ${who(about, word)} and the dispute of round ${about.round}`,
  'clock.claimLeft': (about: AboutRound, word: Word) =>
    `Two years to bring a claim about the items left: ${who(about, word)} and the dispute of round ${about.round}`,
  'clock.claimFurnisher': (about: AboutRound, word: Word) =>
    `Two years to bring a claim against a company that furnished the items: ${who(about, word)} and the dispute of round ${about.round}`,
  'clock.claimCollector': (about: About, word: Word) =>
    `One year to bring a claim about what ${who(about, word)} did after your request, counted from its delivery`,
}
