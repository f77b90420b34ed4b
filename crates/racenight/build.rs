//! The page is a part of the program: where it has been built anew, so is this crate.

fn main() {
    println!("cargo:rerun-if-changed=../../ui/dist");
}
