/** The sections that findings cite, each in one sentence. Nothing is cited that is not here; no remedy is promised. */
import type { Finding } from './finding.ts'

type Basis = Finding['basis']

export const accuracy: Basis = {
  citation: 'FCRA section 607(b), 15 U.S.C. 1681e(b)',
  sentence:
    'Section 607(b) of the FCRA requires a consumer reporting agency to follow reasonable procedures to assure maximum possible accuracy of the information it reports.',
}

export const furnisherAccuracy: Basis = {
  citation: 'FCRA sections 607(b) and 623(a)(1)-(2), 15 U.S.C. 1681e(b) and 1681s-2(a)(1)-(2)',
  sentence:
    'Section 607(b) of the FCRA requires maximum possible accuracy, and section 623(a)(1)-(2) forbids furnishing information known to be inaccurate and requires it to be corrected and updated.',
}

export const delinquencyDate: Basis = {
  citation: 'FCRA sections 623(a)(5) and 605(c), 15 U.S.C. 1681s-2(a)(5) and 1681c(c)',
  sentence:
    'Section 623(a)(5) of the FCRA requires the furnisher to report the month and year in which the delinquency began, and under section 605(c) the seven-year period is counted from that delinquency; a sale, a payment or a new collector does not move it.',
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
    'Section 623(a)(3) of the FCRA requires a furnisher to report a disputed account with notice of the dispute, and section 605(f) requires the consumer reporting agency to show that notice.',
}

export const permissiblePurpose: Basis = {
  citation: 'FCRA section 604(a), 15 U.S.C. 1681b(a)',
  sentence: 'Section 604(a) of the FCRA allows a report to be furnished only for a permissible purpose.',
}

export const inquiryPolicy: Basis = {
  citation: "The bureaus' published practice; FCRA section 607(b), 15 U.S.C. 1681e(b)",
  sentence:
    "By the nationwide bureaus' own published practice a hard inquiry is shown for two years; section 607(b) of the FCRA requires reasonable procedures for maximum possible accuracy.",
}

export const recordsPolicy: Basis = {
  citation:
    "The nationwide bureaus' policy on public records (2017 and 2018); FCRA section 607(b), 15 U.S.C. 1681e(b)",
  sentence:
    "By the nationwide bureaus' own policy of 2017 and 2018, which is voluntary and not a statute, civil judgments and tax liens are not reported; section 607(b) of the FCRA requires reasonable procedures for maximum possible accuracy.",
}

export const bankruptcyChapter: Basis = {
  citation: 'FCRA section 605(d)(1), 15 U.S.C. 1681c(d)(1)',
  sentence:
    'Section 605(d)(1) of the FCRA requires a report of a bankruptcy to identify the chapter under which it was filed, where the source of the information gives it.',
}

export const chapter13Practice: Basis = {
  citation: "The nationwide bureaus' published practice; FCRA section 605(a)(1), 15 U.S.C. 1681c(a)(1)",
  sentence:
    "By the nationwide bureaus' own practice a completed Chapter 13 case is shown for seven years from its filing; section 605(a)(1) of the FCRA allows ten years from the order for relief.",
}

export const reinsertion: Basis = {
  citation: 'FCRA section 611(a)(5)(B), 15 U.S.C. 1681i(a)(5)(B)',
  sentence:
    'Section 611(a)(5)(B) of the FCRA allows information that was deleted after a dispute to be put back only if the furnisher certifies that it is complete and accurate, and requires written notice to the consumer within five business days.',
}

export const medicalPolicy: Basis = {
  citation: "The nationwide bureaus' medical debt policy (July 2022 and April 2023)",
  sentence:
    "By the nationwide bureaus' own policy of July 2022 and April 2023, a voluntary policy and not a statute, paid medical collections, medical collections less than one year old and medical collections with an initial balance under $500 are not reported.",
}

export const bankruptcyAccuracy: Basis = {
  citation: 'FCRA sections 607(b) and 611(a), 15 U.S.C. 1681e(b) and 1681i(a)',
  sentence:
    'Section 607(b) of the FCRA requires maximum possible accuracy, and section 611(a) requires disputed information to be reinvestigated and what is inaccurate or cannot be verified to be deleted or corrected.',
}
