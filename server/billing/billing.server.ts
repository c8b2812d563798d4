/** What visitors and members do about plans: buy, finish an account after paying, manage what they pay. */
export { plansOnSale, plansThatOpen, type PlanOnSale } from "./plans/plan-queries.ts";
export { beginCheckout, type CheckoutProblem } from "./checkout/begin-checkout.ts";
export {
  claimAsMember,
  readPaid,
  refreshFromCheckout,
  type Paid,
  type PaidProblem,
} from "./checkout/claim.ts";
export { finishSignUp, type FinishProblem } from "./checkout/finish-sign-up.ts";
export { attach } from "./subscriber/attach.ts";
export { cancel, changePlan, openPortal, reactivate, type ManageProblem } from "./subscriber/manage.ts";
export { withdraw } from "./subscriber/withdraw.ts";
export { ownPlan, unattachedAthletePlan, wardPlans, type HeldPlan } from "./subscriber/held-plan.ts";
export { subscriptionStatus, subscriptionsOf, type OwnSubscription } from "./subscriber/own-subscriptions.ts";
