import type { Sentence, Word } from '../sentence.ts'
import { englishDay as day } from './english-days.ts'

/** A file as its owner named it; null when it has no name that can be shown. */
interface Named {
  name: string | null
}

const file = (name: string | null) => name ?? 'The file'

/** Why a file that was sent is not taken. */
export const fileSentences = {
  'file.choose': 'Choose a file first.',
  'file.chooseReport': 'Choose the PDF of your credit report first.',
  'file.chooseAnswer': 'Choose the PDF of the answer first.',
  'file.larger': ({ name, megabytes }: Named & { megabytes: number }) =>
    `${file(name)} is larger than ${megabytes} MB. Choose a smaller file.`,
  'file.pdfLarger': ({ name, megabytes }: Named & { megabytes: number }) =>
    `${file(name)} is larger than ${megabytes} MB. Choose a smaller PDF.`,
  'file.empty': ({ name }: Named) => `${file(name)} is empty. Choose the file again.`,
  'file.emptyReport': ({ name }: Named) =>
    `${file(name)} is empty. Choose the report that you downloaded from the bureau.`,
  'file.emptyPdf': ({ name }: Named) =>
    `${file(name)} is empty. Choose the PDF that you downloaded from the bureau.`,
  'file.malware': ({ name }: Named) =>
    `${file(name)} was not taken: a virus scanner found something in it. Check your device, and choose another file.`,
  'file.notScanned':
    'Files cannot be checked for viruses at the moment, so that none is taken. Please try again in a minute.',
  'file.notPdf': ({ name }: Named) =>
    `${file(name)} is not a PDF. Choose the PDF that you downloaded from the bureau.`,
  'file.notDocument': ({ name }: Named) =>
    `${file(name)} is not a PDF, JPG or PNG. Choose a file of one of these kinds.`,
  'file.incomplete': ({ name }: Named) =>
    `${file(name)} is incomplete or damaged: its end is missing. Please save it again and upload the whole file.`,
  'file.paperLocked': ({ name }: Named) =>
    `${file(name)} is locked with a password. Save or print a copy of it as a PDF without the password, and upload that.`,
  'file.paperDamaged': ({ name }: Named) =>
    `${file(name)} is damaged and cannot be opened. Save or scan it again, or take the picture again, and upload that.`,
  'file.paperTooLarge': ({ name }: Named) =>
    `${file(name)} is too much to open: it has more pages or points than a paper has. Upload only the pages that are asked for, or an ordinary photo of them.`,
  'file.paperTooLong': ({ name, pages, most }: Named & { pages: number; most: number }) =>
    `${file(name)} has ${pages} pages. At most ${most} pages of one paper can go with a letter: upload only the pages that are needed.`,
  'file.notFundingDocument': ({ name }: Named) =>
    `${file(name)} is not a PDF, Word document, JPG or PNG. Choose a file of one of these kinds.`,
  'file.notReport': ({ name }: Named) =>
    `${file(name)} is not a PDF, a photo (JPG, PNG, WebP) or a saved web page (HTML, MHTML). Choose the report that you downloaded from the bureau, or photos of its pages.`,
  'file.heicPhoto': ({ name }: Named) =>
    `${file(name)} is a photo in the HEIC format, which cannot be opened here. Take the photo again with “Take a photo”, or save it as a JPG first.`,
  'file.tooManyOfReport': ({ most }: { most: number }) => `A report may have at most ${most} files.`,
  'file.reportTooLarge': 'These files together are larger than 25 MB. Choose smaller ones, or fewer.',
  'file.notKeptForLater': 'This file is not kept for later. Send the form to hand it in.',
  'file.keptNoLonger': 'The file that you chose earlier was not kept any longer. Please choose it again.',
  'file.lockedInForm': ({ name }: Named) =>
    `${name ?? 'A file'} is locked with a password. Upload these files on the upload page, which asks for it.`,
  'file.enoughOfKind': ({ most }: { most: number }) =>
    `${most} files of this kind are here already. Replace or remove one of them first.`,
  'file.tooManyOfPaper': ({ most }: { most: number }) =>
    `One paper may have at most ${most} photos or files. Choose fewer.`,
  'file.paperFilesTooLarge': 'These files together are larger than 25 MB. Choose fewer, or smaller ones.',
  'file.paperSent': ({ sentOn }: { sentOn: string }) =>
    `Letters went out on ${day(sentOn)} while this paper was here, so it is kept as it is. You can add a newer one.`,
  /** Of several files the person must know which one is meant. */
  'file.ofSeveral': ({ name, problem }: Named & { problem: Sentence }, word: Word) =>
    `${file(name)}: ${word(problem)}`,
  'file.locked':
    'This PDF is locked with a password. Type the password with which you open it: it is used once and not kept.',
  'file.wrongPassword':
    'This password does not open the PDF. Type the password with which you open it yourself.',
  'file.damaged':
    'This file is damaged or cut off and cannot be opened. Download the report again, or take the picture again.',
  'file.tooManyPages': 'These files together have more pages than any credit report. Upload one report only.',
  'file.pictureTooLarge':
    'This picture has more points than any camera of a phone makes. Take a photo of the page, or a screenshot of it.',
  'file.pictureTooSmall':
    'This picture is too small to read a report on it. Take a photo of the whole page from close by.',
  'file.pageTooLarge':
    'This saved page is far larger than any credit report. Open the report itself in your browser, and save that page.',
  'file.pageEmpty':
    'This saved page shows no text. Open the report in your browser, wait until you see it, and save the page again.',
  'file.assemblyStopped':
    'This file takes too long or too much memory to open, so it was stopped. Upload the report as the PDF that the bureau offers.',
}
