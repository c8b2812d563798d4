CREATE TABLE "faq_questions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_questions_question_length" CHECK (char_length("faq_questions"."question") between 5 and 160),
	CONSTRAINT "faq_questions_answer_length" CHECK (char_length("faq_questions"."answer") between 10 and 1500)
);
--> statement-breakpoint
CREATE TABLE "site_banners" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"text" text NOT NULL,
	"tone" text NOT NULL,
	"audience" text NOT NULL,
	"link" text,
	"link_label" text,
	"shown_from" timestamp with time zone NOT NULL,
	"shown_until" timestamp with time zone,
	"dismissible" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_banners_tone" CHECK ("tone" in ('info', 'success', 'warning')),
	CONSTRAINT "site_banners_audience" CHECK ("audience" in ('everyone', 'visitors', 'members', 'athletes', 'guardians', 'clubs', 'organisers', 'sponsors')),
	CONSTRAINT "site_banners_text_length" CHECK (char_length("site_banners"."text") between 5 and 240),
	CONSTRAINT "site_banners_period" CHECK ("site_banners"."shown_until" is null or "site_banners"."shown_until" > "site_banners"."shown_from"),
	CONSTRAINT "site_banners_link" CHECK (("site_banners"."link" is null) = ("site_banners"."link_label" is null))
);
--> statement-breakpoint
CREATE INDEX "faq_questions_order" ON "faq_questions" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "site_banners_until" ON "site_banners" USING btree ("shown_until");--> statement-breakpoint
call watch_changes('faq_questions', 'faq', 'id');--> statement-breakpoint
call watch_changes('site_banners', 'banner', 'id');--> statement-breakpoint
-- The questions that the product came with; from here on they are the staff's.
insert into faq_questions (question, answer, position, published) values
  ('Como funciona o período grátis?', 'Todos os planos começam com 15 dias grátis. Antes de confirmar, mostramos a data e o valor da primeira cobrança, e avisamos por e-mail antes de o período terminar. Se você cancelar nesse prazo, nada é cobrado.', 1, true),
  ('Posso cancelar minha assinatura a qualquer momento?', 'Sim, a qualquer momento e em dois cliques, na sua própria área. O serviço continua até o fim do período já pago e não há reembolso proporcional. A exceção é o direito de arrependimento: em até sete dias depois da contratação ou da primeira cobrança, você desiste e recebe tudo de volta (Código de Defesa do Consumidor, art. 49).', 2, true),
  ('Como os clubes entram em contato com os atletas?', 'Somente pela plataforma. O clube precisa ter um plano ativo e, para falar com menores de 18 anos, ter sido verificado pela nossa equipe e identificar o olheiro. O pedido chega primeiro ao responsável, e o contato só acontece com a autorização dele. Telefone e e-mail de menores não aparecem em nenhuma página.', 3, true),
  ('Meu filho tem menos de 18 anos. O que muda?', 'O perfil fica privado até que o responsável confirme quem é e autorize a publicação, e a primeira publicação passa por uma pessoa da nossa equipe. O responsável decide o que aparece, vê quem pediu contato e pode retirar o perfil do ar quando quiser. Menores de 13 anos não podem se cadastrar.', 4, true),
  ('Quem vê os vídeos dos atletas?', 'Qualquer visitante vê o título e a imagem de abertura. O vídeo completo é exclusivo para clubes e olheiros com plano ativo; quando o atleta é menor de idade, o clube também precisa ser verificado.', 5, true),
  ('Como sei que uma peneira é verdadeira?', 'Toda peneira publicada aqui é de um clube verificado por uma pessoa da nossa equipe, e a página mostra quem organiza e quanto custa, se houver taxa. Desconfie de quem pede pagamento fora da plataforma e use “Denunciar” se algo parecer errado.', 6, true);
