DROP TABLE "cart_consignee_gifts" CASCADE;
