import { ANSWER_TOPICS, type AnswerTopic } from "#domain/desk/canned-answers.ts";
import { INQUIRY_LABELS, isInquiryKind } from "#domain/inquiries/kinds.ts";
import { REVIEW_LABELS } from "#domain/moderation/review-kinds.ts";

export const topicLabel = (topic: AnswerTopic): string =>
  isInquiryKind(topic) ? INQUIRY_LABELS[topic] : REVIEW_LABELS[topic];

export const TOPIC_OPTIONS = ANSWER_TOPICS.map((value) => ({ value, label: topicLabel(value) }));
