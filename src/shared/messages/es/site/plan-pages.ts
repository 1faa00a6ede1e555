import { allSolutionsTexts } from './all-solutions.ts'
import { betaTesterTexts } from './beta-tester.ts'
import { disputeCourseTexts } from './dispute-course.ts'
import { diyPlanTexts } from './diy-plans.ts'
import { drawnPictureTexts } from './drawn-pictures.ts'
import { packageOfferTexts } from './package-offers.ts'
import { restoreTexts } from './restore.ts'
import { softwarePlansTexts } from './software-plans.ts'
import { subscriptionTexts } from './subscriptions.ts'

export const planPageTexts = {
  course: disputeCourseTexts,
  pictures: drawnPictureTexts,
  packages: packageOfferTexts,
  softwarePlans: softwarePlansTexts,
  subscriptions: subscriptionTexts,
  diyPlans: diyPlanTexts,
  allSolutions: allSolutionsTexts,
  restore: restoreTexts,
  betaTester: betaTesterTexts,
}
