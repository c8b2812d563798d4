export {
  createPlan,
  editPlan,
  listPlans,
  readPlan,
  setPlanActive,
  type NewPlan,
  type PlanRow,
} from "./plans/plans.ts";
export { beginCheckout, type CheckoutProblem, type CheckoutRequest } from "./checkout/begin-checkout.ts";
export {
  attach,
  claimAsMember,
  readPaid,
  refreshFromCheckout,
  type Paid,
  type PaidProblem,
} from "./checkout/claim.ts";
export { finishSignUp, type FinishProblem } from "./checkout/finish-sign-up.ts";
export {
  cancel,
  changePlan,
  openPortal,
  reactivate,
  withdraw,
  type ManageProblem,
} from "./subscriber/manage.ts";
export { ownPlan, unattachedAthletePlan, wardPlans, type HeldPlan } from "./subscriber/held-plan.ts";
export { subscriptionStatus, subscriptionsOf, type OwnSubscription } from "./subscriber/own-subscriptions.ts";
