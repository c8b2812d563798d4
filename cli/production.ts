// Imported first: React chooses its production build when it is loaded. The built server always runs so.
process.env["NODE_ENV"] = "production";
