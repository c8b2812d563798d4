export {
  createPlan,
  editPlan,
  listPlans,
  readPlan,
  setPlanActive,
  type NewPlan,
  type PlanRow,
} from "./plans.ts";
export { beginCheckout, type CheckoutProblem, type CheckoutWish } from "./checkout.ts";
export {
  attach,
  claimAsMember,
  readPaid,
  refreshFromCheckout,
  type Paid,
  type PaidProblem,
} from "./claim.ts";
export { finishSignUp, type FinishProblem } from "./finish.ts";
export { cancel, changePlan, openPortal, reactivate, takeBack, type ManageProblem } from "./manage.ts";
export { ownPlan, unattachedAthletePlan, wardPlans, type HeldPlan } from "./held-plan.ts";
export { subscriptionStatus, subscriptionsOf, type OwnSubscription } from "./own-subscriptions.ts";
