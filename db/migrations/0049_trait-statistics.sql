-- How common each trait is: without it PostgreSQL takes each for one in two hundred, and plans for far too few.
create statistics athletes_trait_0 on (trait_mask & 1) from athletes;
--> statement-breakpoint
create statistics athletes_trait_1 on (trait_mask & 2) from athletes;
--> statement-breakpoint
create statistics athletes_trait_2 on (trait_mask & 4) from athletes;
--> statement-breakpoint
create statistics athletes_trait_3 on (trait_mask & 8) from athletes;
--> statement-breakpoint
create statistics athletes_trait_4 on (trait_mask & 16) from athletes;
--> statement-breakpoint
create statistics athletes_trait_5 on (trait_mask & 32) from athletes;
--> statement-breakpoint
create statistics athletes_trait_6 on (trait_mask & 64) from athletes;
--> statement-breakpoint
create statistics athletes_trait_7 on (trait_mask & 128) from athletes;
--> statement-breakpoint
create statistics athletes_trait_8 on (trait_mask & 256) from athletes;
--> statement-breakpoint
create statistics athletes_trait_9 on (trait_mask & 512) from athletes;
--> statement-breakpoint
create statistics athletes_trait_10 on (trait_mask & 1024) from athletes;
--> statement-breakpoint
create statistics athletes_trait_11 on (trait_mask & 2048) from athletes;
--> statement-breakpoint
create statistics athletes_trait_12 on (trait_mask & 4096) from athletes;
--> statement-breakpoint
create statistics athletes_trait_13 on (trait_mask & 8192) from athletes;
--> statement-breakpoint
create statistics athletes_trait_14 on (trait_mask & 16384) from athletes;
--> statement-breakpoint
create statistics athletes_trait_15 on (trait_mask & 32768) from athletes;
--> statement-breakpoint
create statistics athletes_trait_16 on (trait_mask & 65536) from athletes;
--> statement-breakpoint
create statistics athletes_trait_17 on (trait_mask & 131072) from athletes;
--> statement-breakpoint
create statistics athletes_trait_18 on (trait_mask & 262144) from athletes;
--> statement-breakpoint
create statistics athletes_trait_19 on (trait_mask & 524288) from athletes;
--> statement-breakpoint
create statistics athletes_trait_20 on (trait_mask & 1048576) from athletes;
--> statement-breakpoint
create statistics athletes_trait_21 on (trait_mask & 2097152) from athletes;
--> statement-breakpoint
create statistics athletes_trait_22 on (trait_mask & 4194304) from athletes;
--> statement-breakpoint
create statistics athletes_trait_23 on (trait_mask & 8388608) from athletes;
--> statement-breakpoint
-- A larger sample took half a minute of each analyze among a million athletes.
ALTER TABLE "athletes" ALTER COLUMN "search" SET STATISTICS 300;
--> statement-breakpoint
analyze athletes;
