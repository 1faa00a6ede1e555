/**
 * The sections that findings cite, each in one sentence, and the bureaus' own policies, which are named as that and beside
 * no section. Nothing is cited that is not here; no remedy is promised.
 */
import type { Basis } from './finding.ts'

export const accuracy: Basis = {
  citation: 'FCRA section 607(b), 15 U.S.C. 1681e(b)',
  sentence:
    'Section 607(b) of the FCRA requires a consumer reporting agency to follow reasonable procedures to assure maximum possible accuracy of the information it reports.',
}

export const furnisherAccuracy: Basis = {
  citation: 'FCRA sections 607(b) and 623(a)(1)-(2), 15 U.S.C. 1681e(b) and 1681s-2(a)(1)-(2)',
  sentence:
    'Section 607(b) of the FCRA requires reasonable procedures to assure maximum possible accuracy, and section 623(a)(1)-(2) forbids furnishing information known to be inaccurate and requires it to be corrected and updated.',
}

export const delinquencyDate: Basis = {
  citation: 'FCRA sections 623(a)(5) and 605(c), 15 U.S.C. 1681s-2(a)(5) and 1681c(c)',
  sentence:
    'Section 623(a)(5) of the FCRA requires the furnisher of an account placed for collection, charged to profit or loss or subjected to similar action to report the month and year in which the delinquency that led to it began, and under section 605(c) the seven years begin 180 days after that delinquency; a sale or a new collector does not move it.',
}

export const sevenYears: Basis = {
  citation: 'FCRA section 605(a)(4) and (c), 15 U.S.C. 1681c(a)(4) and (c)',
  sentence:
    'Section 605(a)(4) of the FCRA excludes accounts placed for collection or charged off after seven years, which section 605(c) counts from 180 days after the delinquency began.',
}

export const sevenYearsOther: Basis = {
  citation: 'FCRA section 605(a)(5), 15 U.S.C. 1681c(a)(5)',
  sentence: 'Section 605(a)(5) of the FCRA excludes other adverse items that are more than seven years old.',
}

export const tenYears: Basis = {
  citation: 'FCRA section 605(a)(1), 15 U.S.C. 1681c(a)(1)',
  sentence:
    'Section 605(a)(1) of the FCRA excludes bankruptcy cases more than ten years after the date of the order for relief.',
}

export const disputeNotice: Basis = {
  citation: 'FCRA sections 605(f) and 623(a)(3), 15 U.S.C. 1681c(f) and 1681s-2(a)(3)',
  sentence:
    'Section 623(a)(3) of the FCRA requires a company with which a consumer has disputed what it reports to furnish it with notice of the dispute, and section 605(f) requires the consumer reporting agency to show that notice.',
}

export const permissiblePurpose: Basis = {
  citation: 'FCRA section 604(a), 15 U.S.C. 1681b(a)',
  sentence: 'Section 604(a) of the FCRA allows a report to be furnished only for a permissible purpose.',
}

export const inquiryPolicy: Basis = {
  kind: 'policy',
  citation: "The nationwide bureaus' published practice on inquiries",
  sentence:
    "By the nationwide bureaus' own published practice, which is voluntary and not a statute, a hard inquiry is shown for two years.",
}

export const recordsPolicy: Basis = {
  kind: 'policy',
  citation: "The nationwide bureaus' policy on public records (2017 and 2018)",
  sentence:
    "By the nationwide bureaus' own policy of 2017 and 2018, which is voluntary and not a statute, civil judgments and tax liens are not reported.",
}

export const sevenYearPractice: Basis = {
  kind: 'policy',
  citation: "The nationwide bureaus' published practice on the seven years",
  sentence:
    "By the nationwide bureaus' own published practice, which is voluntary and not a statute, an account in collection or charged off is removed seven years after the delinquency began; the law allows up to 180 days more.",
}

export const bankruptcyChapter: Basis = {
  citation: 'FCRA section 605(d)(1), 15 U.S.C. 1681c(d)(1)',
  sentence:
    'Section 605(d)(1) of the FCRA requires a report of a bankruptcy to identify the chapter under which it was filed, where the source of the information gives it.',
}

export const chapter13Practice: Basis = {
  kind: 'policy',
  citation: "The nationwide bureaus' published practice on Chapter 13",
  sentence:
    "By the nationwide bureaus' own published practice, which is voluntary and not a statute, a completed Chapter 13 case is shown for seven years from its filing; the law allows ten.",
}

export const reinsertion: Basis = {
  citation: 'FCRA section 611(a)(5)(B), 15 U.S.C. 1681i(a)(5)(B)',
  sentence:
    'Section 611(a)(5)(B) of the FCRA allows information that was deleted after a dispute to be put back only if the furnisher certifies that it is complete and accurate, and requires written notice to the consumer within five business days.',
}

export const medicalPolicy: Basis = {
  kind: 'policy',
  citation: "The nationwide bureaus' medical debt policy (July 2022 and April 2023)",
  sentence:
    "By the nationwide bureaus' own policy of July 2022 and April 2023, a voluntary policy and not a statute, paid medical collections, medical collections less than one year old and medical collections with an initial balance under $500 are not reported.",
}

export const bankruptcyAccuracy: Basis = {
  citation: 'FCRA sections 607(b) and 611(a), 15 U.S.C. 1681e(b) and 1681i(a)',
  sentence:
    'Section 607(b) of the FCRA requires reasonable procedures to assure maximum possible accuracy, and section 611(a) requires disputed information to be reinvestigated and what is inaccurate or cannot be verified to be deleted or corrected.',
}
