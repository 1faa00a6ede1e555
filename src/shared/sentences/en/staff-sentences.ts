import { dollars, englishDay } from './english-days.ts'

/** What calls of staff are refused with. Staff read English, so no other language has these. */
export const staffSentences = {
  'staff.invitationUsed':
    'This invitation has expired, was taken back or was used already. Ask whoever invited you for a new one.',
  'staff.noMember': 'There is no such member of staff.',
  'staff.lastAdmin':
    'This is the last admin who can sign in. Make somebody else an admin before, and let them sign in once.',
  'staff.invitationNotOpen': 'This invitation is not open any more.',
  'staff.shortPassword': ({ fewest }: { fewest: number }) =>
    `Choose a password of at least ${fewest} characters.`,
  'staff.longPassword': ({ most }: { most: number }) => `Choose a password of at most ${most} characters.`,
  'staff.breachedPassword':
    'This password is on a list of stolen ones, which is tried first. Choose another one.',
  'staff.guessablePassword': 'This password is too easy to guess. Choose another one.',
  'staff.presentPassword': 'This is your present password. Choose another one.',
  'staff.notYourPassword': 'This is not your present password.',
  'staff.addressOfClient': 'A client signs in with this address. Use another one for the staff account.',
  'staff.passwordFirst': 'Please enter your email address and password first.',
  'staff.wrongCode': 'This code is not right, or was used already. Wait for the next one.',
  'staff.manySignIns': 'Too many people are signing in right now. Please try again in a minute.',
  'staff.passkeyNotConfirmed': 'This passkey could not be confirmed. Please try again.',
  'staff.passkeyStartAgain': 'This passkey could not be confirmed. Please start again.',
  'staff.noPasskey': 'There is no such passkey.',
  'staff.passkeyKept': 'This passkey is kept already.',
  'staff.manyPasskeys': ({ most }: { most: number }) =>
    `You have ${most} passkeys. Remove one before you add another.`,
  'staff.oneAddress': 'Give one email address.',
  'staff.wrongSignIn': 'The email address or the password is not right.',
  'staff.sessionEnded': 'This session has ended already.',
  'staff.wrongClientName': 'This is not the name of the client',
  'staff.wrongApplicantName': 'This is not the name of the applicant',
  'staff.wrongAddress': 'This is not the address',
  'staff.noAddress': 'Nothing is kept under this address.',
  'staff.addressHasCase':
    'This address has a client record. Delete that one: everything of its address goes with it.',
  'staff.noSuchDay': 'There is no such day.',
  'staff.dayToCome': 'This day has not come yet.',
  'staff.noScoresThen': 'There were no such scores then.',
  'staff.confirmationToCome': 'The day of the confirmation has not come yet.',
  'staff.notADate': ({ given }: { given: string }) => `'${given}' is not a date of the form YYYY-MM-DD.`,
  'staff.answerOfRound': ({ round }: { round: number }) =>
    `A bureau’s answer to round ${round} is on record, so its mail date cannot be taken away. Enter the right day instead.`,
  'staff.stepOfRound': ({ round }: { round: number }) =>
    `The mail log holds a step of round ${round}, so its mail date cannot be taken away. Enter the right day instead.`,
  'staff.laterRoundDated': ({ round, later }: { round: number; later: number }) =>
    `Round ${later} has a mail date, so that of round ${round} cannot be taken away before it.`,
  'staff.oneVersion': 'The header If-Match must name one version.',
  /** `by` null: the product itself. `day` null: today; `time` is 'HH:MM'. */
  'staff.clientChanged': ({ by, day, time }: { by: string | null; day: string | null; time: string }) => {
    const name = by ?? 'the product itself (an intake, a payment or an email)'
    const who = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    const when = day === null ? '' : ` on ${englishDay(day)}`
    return `${who} changed this client${when} at ${time} UTC. Nothing of yours was saved yet: compare, and save again.`
  },
  'staff.noConversation': 'There is no such conversation.',
  'staff.noClient': 'There is no such client.',
  'staff.noMailType': 'There is no such type of email.',
  'staff.clientBlocked': 'This client is blocked.',
  'staff.clientUnsubscribed': 'This client has unsubscribed from optional emails.',
  'staff.noAnalysis': 'No analysis of this client’s reports has been completed.',
  'staff.noResultsText': 'No results text has been written for this client.',
  'staff.roundNotMailed': ({ round }: { round: string }) => `Round ${round} has no mail date yet.`,
  'staff.noEmail': 'There is no such email.',
  'staff.emailTextGone': 'The text of this email is not kept any more.',
  'staff.noMailServer': 'No mail server is set (SMTP_URL), so the email stays in the outbox.',
  'staff.emailLinkOld': 'The link in this email is too old to be sent. Its reader can ask for a new one.',
  'staff.firstCodeWrong':
    'This is not the code of the newest start, or there is a staff account already. Each start prints a code until then.',
  'staff.noSetting': 'There is no such setting here.',
  'staff.settingFixed': ({ name }: { name: string }) =>
    `${name} is set in the environment of the server, and changed there.`,
  'staff.settingOneLine': 'Enter one line, without tabs or other control characters.',
  'staff.settingJson': 'Paste the whole key file: it begins with {.',
  'staff.logoOtherKind':
    'This is no PNG, JPG or WebP picture. A drawing (SVG) can hold scripts and is not taken.',
  'staff.logoTooHeavy': ({ megabytes }: { megabytes: number }) =>
    `The picture is larger than ${megabytes} MB.`,
  'staff.logoTooLarge': ({ side }: { side: number }) =>
    `The picture may have ${side.toLocaleString('en-US')} points a side at most.`,
  'staff.logoDamaged': 'The picture could not be opened. Save it anew and try again.',
  'staff.noServerToTest': 'No mail server is set: emails are kept and not delivered.',
  'staff.mailServerSays': ({ words }: { words: string }) => `The email was not sent: ${words}.`,
  'staff.testMailOld':
    'This link is of an older test email, or the mail server was changed since. Send another one.',
  'staff.noStripeKeys': 'The three keys of Stripe are not set yet.',
  'staff.stripeModesDiffer':
    'One key is for live payments and the other for tests. Use two of the same kind.',
  'staff.stripeKeysWrong':
    'Stripe did not take the secret key, or did not answer. Look at the key and try again.',
  'staff.backupElsewhere':
    'This database is backed up by whoever runs it; try a restore there, as the runbook says.',
  'staff.addressNotSecure':
    'PUBLIC_URL is not an https address: people type Social Security numbers there. It is set in the environment.',
  'staff.addressNotReached': ({ words }: { words: string }) =>
    `The public address could not be opened safely from here: ${words}.`,
  'staff.noRole': 'There is no such role.',
  'staff.roleAboveOwn':
    'This role may do more than yours. Only somebody whose role may do as much can give it or take it away.',
  'staff.roleNameTaken': 'Another role has this name.',
  'staff.roleHasMembers': 'Somebody on the team has this role. Give them another one first.',
  'staff.ownerRoleFixed': 'The owner’s role cannot be changed or removed.',
  'staff.lastOwner': 'This is the last owner who can sign in. Make somebody else an owner first.',
  'staff.nothingToRefund': 'Nothing is left to refund of this payment.',
  'staff.refundLeft': ({ cents }: { cents: number }) =>
    `At most ${dollars(cents)} is left to refund of this payment.`,
  'staff.refundLimit': ({ cents }: { cents: number }) =>
    `Your role may give back at most ${dollars(cents)} of one payment. Ask an owner or an admin.`,
  'staff.sumDecided': 'This was decided meanwhile, or all of it is on its way back. Reload the page.',
  'staff.sumOtherCurrency':
    'This was paid in another currency. Give it back on the payment provider’s own site.',
  'staff.sumOnlyBack':
    'This cannot be accepted: its person was deleted, or nothing is sold in this way. It can only be given back.',
  'staff.formSentBefore': 'This form was already sent with another amount. Reload the page first.',
  'staff.refundUnknown':
    'The payment provider cannot be reached, so nothing is known to have moved. Send the same refund again in a minute: it is made only once.',
  'staff.prefillSecret': 'The header x-prefill-secret is missing or wrong.',
  'staff.webhookRefused': ({ why }: { why: string }) => why,
  'staff.prequalificationUnpaid': 'The prequalification of this application is not paid, or was refunded.',
  'staff.statusCannotFollow': ({ from, to }: { from: string; to: string }) =>
    `An application that is “${from}” cannot become “${to}”.`,
  'staff.applicationMoved': ({ to }: { to: string }) =>
    `Somebody moved this application to “${to}” meanwhile. Look again before you change it.`,
  'staff.noList': 'There is no such list.',
  'staff.noSessionRequest': 'There is no such request.',
  'staff.sessionRequestChanged': 'This was answered or changed meanwhile. Reload the page first.',
  'staff.sessionBegun': 'This session has begun.',
  'staff.noHost': 'Nobody of that name holds sessions.',
  'staff.hostTaken': 'Your colleague has another session then. Choose somebody else.',
  'staff.noWork': 'There is no such work.',
  'staff.workTaken': ({ by }: { by: string }) =>
    `${by} has taken this meanwhile. Let them hand it over first.`,
  'staff.workOwner': 'This has another owner by now. Look again before you hand it over.',
  'staff.workDelivered': 'This is marked delivered already.',
  'staff.workNotDelivered': 'This is not marked delivered, so there is nothing to take back.',
  'staff.workWithdrawn': 'The payment was given back, so there is nothing left to do.',
  'staff.clientOwner': 'This case has another owner by now. Look again before you give it away.',
  'staff.noNote': 'There is no such note.',
  'staff.notYourNote': 'Only its author can remove a note.',
  'staff.noTask': 'There is no such task.',
  'staff.taskChanged':
    'Nothing was saved: it would have replaced what a colleague entered first. Compare the two, then choose.',
  'staff.tooManyTags': ({ most }: { most: number }) =>
    `A client has at most ${most} tags. Take one off first.`,
  'staff.tooManyToPrint': ({ most }: { most: number }) =>
    `Choose at most ${most} clients to print at a time.`,
  'staff.noColleague': 'There is no such colleague who can sign in.',
  'staff.noSession': 'Only a session has a day that is agreed.',
  'staff.dayPast': 'This day is over.',
  'staff.noBooking': 'There is no such session.',
  'staff.bookingChanged': 'This session was moved, canceled or marked meanwhile. Reload the page first.',
  'staff.sessionToCome': 'This session has not begun yet.',
  'staff.sessionBookedAgain': 'Another time is booked for this session. Mark that one.',
  'staff.hoursOverlap': 'Two of these hours overlap. Join them, or move one.',
  'staff.hoursOrder': 'Hours must end after they begin.',
  'staff.daysOrder': 'The last day off must not be before the first.',
  'staff.hoursChanged':
    'Your hours were changed in another window. Load them again; what you entered here stays until you do.',
  'staff.noLabel': 'There is no such label.',
  'staff.labelLetters': 'A label has at least two letters.',
  'staff.labelKnown': 'The reader knows this label already.',
  'staff.noFile': 'There is no such file.',
  'staff.isPicture':
    'This file shows pictures of pages. The command reads text alone: upload it in the portal, where it is read by character recognition and each value is confirmed by a person.',
  'staff.isFolder': 'This is a folder, not a file.',
  'staff.fileUnreadable': ({ why }: { why: string }) => `The file cannot be read (${why}).`,
  'staff.clientKnown': ({ who }: { who: readonly string[] }) =>
    `The same email address or telephone number is on record: ${who.join(', ')}. Open that client, or add another record on purpose.`,
  'staff.addressOfStaff': 'A member of staff signs in with this address. A client needs one of their own.',
  'staff.addressOpensPapers':
    'Whoever reads mail at a client’s address opens the papers of the case. Only somebody who may open them can change it.',
  'staff.badKey': 'This key opens nothing: it is unknown, expired or revoked, or its maker is switched off.',
  'staff.keyMayNot': 'No scope of this key opens this call.',
  'staff.noKey': 'There is no such key that works.',
  'staff.noWebhook': 'There is no such receiver.',
  'staff.webhookOff': 'This receiver is switched off. Switch it on before you send it something again.',
  'staff.webhookAddress':
    'Enter an https address at a public name, without a port, such as https://hooks.example.com/armor.',
  'staff.manyWebhooks': ({ most }: { most: number }) =>
    `There are ${most} receivers. Remove one before you add another.`,
  'staff.rowNoName': 'There is no name of at least two characters.',
  'staff.rowNoEmail': 'There is no email address. A client signs in with one.',
  'staff.rowBadEmail': 'This is no email address.',
  'staff.rowBadDay': 'This is no day. Write it as 2026-03-01 or 3/1/2026.',
  'staff.rowDaysBackwards': 'A later round was mailed before an earlier one.',
  'staff.importNoTable':
    'This is no CSV file that can be read. Save it as CSV (comma separated, UTF-8) and choose it again.',
  'staff.importNoRows': 'This file has no row below its first line.',
  'staff.importTooLong': ({ most }: { most: number }) =>
    `This file has more than ${most} rows. Split it into smaller files.`,
  'staff.importTooWide': ({ most }: { most: number }) =>
    `A file can have at most ${most} columns. Please leave out what is not needed.`,
  'staff.importNoFile': 'Choose a file.',
  'staff.importTooLarge': 'This file is larger than 20 MB.',
  'staff.noImport': 'There is no such import.',
  'staff.importStarted': 'This import was started before.',
  'staff.importFileGone': 'The file of this import is not kept any more. Choose it again.',
  'staff.importNotDone': 'Only an import that has ended can be taken back.',
  'staff.importNeedsFields': 'Say which column is the email address, and which the name.',
  'staff.exportRunning': 'An export is being written. Wait until it is ready.',
  'staff.noExport': 'There is no such part, or it is gone.',
  'staff.paidOnMissing': 'Say on which day it was paid',
  'staff.paidKnown': 'What this client paid is known already, or they are blocked.',
  'staff.clientNotServed': 'This client is blocked, refunded or canceled, and is not invited.',
  'staff.labelOtherMeaning': 'This label was given another meaning before.',
  'staff.noText': 'There is no such text.',
  'staff.textChangedMeanwhile': ({ by }: { by: string }) =>
    `${by} saved these texts meanwhile. Yours are still here: copy them, load the page anew and put them in.`,
  'staff.textWarnings': 'Some words should be written otherwise. Read them, and say that you have.',
  'staff.textsRefused': 'Nothing was saved: some texts cannot stand as they are.',
  'staff.noOwnMail': 'There is no such kind of email.',
  'staff.ownMailNameTaken': 'Another kind has this name.',
  'staff.ownMailKeepsTrigger':
    'A kind keeps what it follows: emails wait for it already. Make another kind, and switch this one off.',
  'staff.ownMailsTooMany': ({ most }: { most: number }) =>
    `There are ${most} kinds already. Use one of them for something else.`,
  'staff.ownMailOff': 'This kind is switched off.',
  'staff.ownMailNotServed': 'This client has not paid, or is refunded or canceled.',
  'staff.ownMailOfOldMailing': 'The round was mailed long before it was entered.',
  'staff.ownMailLate': 'It was due more than 30 days ago.',
  'staff.ownMailNotCompleted': 'The case is not completed any more.',
  'staff.caseNotCompleted': 'The case is not completed.',
}
